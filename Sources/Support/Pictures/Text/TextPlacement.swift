import Foundation

/// Where a text stands in its frame.
package enum TextPlacement: Int, Sendable {
  /// At the left edge.
  case leading
  /// In the middle.
  case center
  /// At the right edge.
  case trailing

  /// Where a line starts, in points.
  ///
  /// - Parameters:
  ///   - width: How long the line is.
  ///   - frame: What it stands in.
  /// - Returns: The place of its left end.
  func start(of width: Double, in frame: CGRect) -> Double {
    let rest = Double(frame.size.width) - width
    return switch self {
    case .leading: Double(frame.origin.x)
    case .center: Double(frame.origin.x) + rest / 2
    case .trailing: Double(frame.origin.x) + rest
    }
  }
}
