import ElementModel
import Foundation
import Pictures

/// Where the rows of lists begin and end.
struct RowEdges {
  /// A height at which rows of one column meet, in whole points.
  private struct Edge: Hashable {
    let x: Int
    let y: Int
  }

  private var upper: Set<Edge> = []
  private var lower: Set<Edge> = []

  init() {}

  /// Notes the rows of a screen.
  init(of tree: ElementTree) {
    for element in tree.elements where element.type == .cell {
      upper.insert(Self.edge(element.frame, y: element.frame.minY))
      lower.insert(Self.edge(element.frame, y: element.frame.maxY))
    }
  }

  /// Whether another row ends where this one begins.
  func hasRow(above frame: CGRect) -> Bool { lower.contains(Self.edge(frame, y: frame.minY)) }

  /// Whether another row begins where this one ends.
  func hasRow(below frame: CGRect) -> Bool { upper.contains(Self.edge(frame, y: frame.maxY)) }

  private static func edge(_ frame: CGRect, y: CGFloat) -> Edge {
    Edge(x: Int(pixels: Double(frame.minX)), y: Int(pixels: Double(y)))
  }
}
