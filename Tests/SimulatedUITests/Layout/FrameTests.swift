import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct FrameTests {
  /// The size of a view that is offered 200 by 100 points.
  private func size<Content: View>(@ViewBuilder of view: @escaping () -> Content) -> CGSize? {
    let driver = AppDriver {
      VStack { view().accessibilityElement().accessibilityIdentifier("box") }
        .frame(width: 200, height: 100)
    }
    return driver.find("box")?.frame.size
  }

  @Test func maximaGrowAndMinimaHold() {
    let dot = Color.red.frame(width: 10, height: 10)
    #expect(size { dot.frame(maxWidth: .infinity) } == CGSize(width: 200, height: 10))
    #expect(size { dot.frame(maxWidth: 150) } == CGSize(width: 150, height: 10))
    #expect(size { dot.frame(minWidth: 30, minHeight: 20) } == CGSize(width: 30, height: 20))
    #expect(size { dot.frame(minWidth: 300) } == CGSize(width: 300, height: 10))
    #expect(
      size { dot.frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity) }
        == CGSize(width: 200, height: 100))
  }

  @Test func idealsCountWhereNothingIsOffered() {
    #expect(
      size { Color.red.frame(idealWidth: 60, idealHeight: 40).fixedSize() }
        == CGSize(width: 60, height: 40))
    #expect(
      size { Color.red.frame(idealWidth: 60).fixedSize(horizontal: true, vertical: false) }
        == CGSize(width: 60, height: 100))
  }

  @Test func ratiosAreKept() {
    #expect(size { Color.red.aspectRatio(1, contentMode: .fit) } == CGSize(width: 100, height: 100))
    #expect(size { Color.red.aspectRatio(1, contentMode: .fill) } == CGSize(width: 200, height: 200))
    #expect(
      size { Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit) }
        == CGSize(width: 200, height: 50))
  }

  @Test func paddingMayBeOfSomeSides() {
    let dot = Color.red.frame(width: 10, height: 10)
    #expect(size { dot.padding() } == CGSize(width: 42, height: 42))
    #expect(size { dot.padding(.horizontal) } == CGSize(width: 42, height: 10))
    #expect(size { dot.padding([.top, .leading], 5) } == CGSize(width: 15, height: 15))
    #expect(
      size { dot.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
        == CGSize(width: 16, height: 14))
  }

  @Test func positionsTakeAllSpace() throws {
    let driver = AppDriver {
      VStack {
        Text("x").frame(width: 20, height: 20).accessibilityElement()
          .accessibilityIdentifier("dot").position(x: 30, y: 40)
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
      .accessibilityElement(children: .contain).accessibilityIdentifier("box")
    }
    let box = try #require(driver.find("box")).frame
    let dot = try #require(driver.find("dot")).frame
    #expect(box.size == CGSize(width: 200, height: 100))
    #expect(dot == CGRect(x: box.minX + 20, y: box.minY + 30, width: 20, height: 20))
  }

  @Test func containersSizeTheirContent() throws {
    let driver = AppDriver {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4) { index in
            Text("\(index)").containerRelativeFrame(.horizontal, count: 2, spacing: 10)
              .accessibilityElement().accessibilityIdentifier("card \(index)")
          }
        }
      }
    }
    let card = try #require(driver.find("card 1")).frame
    #expect(card.width == (393 - 10) / 2)
    #expect(card.minX == card.width + 10)
  }
}
