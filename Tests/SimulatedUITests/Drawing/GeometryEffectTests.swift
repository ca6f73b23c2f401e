import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct GeometryEffectTests {
  private struct Moved: GeometryEffect {
    var distance: CGFloat

    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance, y: size.height))
    }
  }

  @Test func elementsMoveAndWhatIsAroundStays() throws {
    let driver = AppDriver {
      VStack(spacing: 0) {
        Text("plain")
        Text("moved").modifier(Moved(distance: 30))
        Text("below")
        Text("twice").transformEffect(CGAffineTransform(scaleX: 2, y: 2))
      }
    }
    let plain = try #require(driver.find("plain")).frame
    let moved = try #require(driver.find("moved")).frame
    let below = try #require(driver.find("below")).frame
    let twice = try #require(driver.find("twice")).frame
    #expect(below.minY == plain.minY + 2 * plain.height)
    #expect(moved.minY == below.minY)
    #expect(abs(moved.midX - plain.midX - 30) < 1)
    #expect(twice.minY == below.maxY + plain.height / 2)
  }

  @Test func aTextMayBeReadInOtherWords() {
    let driver = AppDriver {
      VStack {
        Text("3/4").accessibilityLabel("three quarters") + Text(" of a mile")
        Text("2 km").accessibilityLabel(Text("two kilometres"))
      }
    }
    #expect(driver.exists("three quarters of a mile", .staticText))
    #expect(driver.exists("two kilometres", .staticText))
  }
}
