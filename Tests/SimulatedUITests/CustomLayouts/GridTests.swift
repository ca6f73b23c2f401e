import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct GridTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.clear.frame(width: width, height: height).accessibilityElement()
      .accessibilityIdentifier(name)
  }

  @Test func columnsAreAsWideAsTheirWidestCell() throws {
    let driver = AppDriver {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 20, 40)
          box("b", 60, 10)
        }
        GridRow {
          box("c", 50, 10)
          box("d", 30, 20)
        }
        box("e", 30, 7)
      }
    }
    let a = try #require(driver.find("a")).frame
    let origin = a.origin
    func place(_ name: String) -> CGPoint? {
      driver.find(name).map {
        CGPoint(x: $0.frame.minX - origin.x, y: $0.frame.minY - origin.y)
      }
    }
    #expect(place("b") == CGPoint(x: 60, y: 0))
    #expect(place("c") == CGPoint(x: 0, y: 45))
    #expect(place("d") == CGPoint(x: 60, y: 45))
    #expect(place("e") == CGPoint(x: 0, y: 70))
  }

  @Test func cellsMaySpanColumnsAndChooseTheirPlace() throws {
    let driver = AppDriver {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 100, 10).gridColumnAlignment(.trailing)
          box("b", 100, 10)
        }
        GridRow { box("wide", 150, 10).gridCellColumns(2) }
        GridRow(alignment: .bottom) {
          box("right", 20, 10)
          box("corner", 20, 40).gridCellAnchor(.topLeading)
        }
      }
    }
    let a = try #require(driver.find("a")).frame
    let wide = try #require(driver.find("wide")).frame
    let right = try #require(driver.find("right")).frame
    let corner = try #require(driver.find("corner")).frame
    // The column's alignment holds for all its cells, also the one of two columns.
    #expect(wide.maxX == a.minX + 200)
    #expect(right.maxX == a.maxX)
    #expect(right.maxY == corner.maxY)
    #expect(corner.minX == a.maxX)
  }

  @Test func rowsMayChange() throws {
    struct Changing: View {
      @State private var count = 1
      var body: some View {
        Grid {
          ForEach(0..<count, id: \.self) { row in
            GridRow {
              Text("row \(row)")
              Button("add \(row)") { count += 1 }
            }
          }
        }
      }
    }
    let driver = AppDriver { Changing() }
    try driver.tap("add 0")
    try driver.tap("add 1")
    let first = try #require(driver.find("add 0")).frame
    let last = try #require(driver.find("add 2")).frame
    #expect(first.midX == last.midX)
    #expect((last.minY - first.minY).isNear(2 * (20.333 + 8)))
  }
}
