import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct DynamicTypeTests {
  @Test func textGrowsWithItsSize() throws {
    let driver = AppDriver {
      VStack {
        Text("usual")
        Text("large").dynamicTypeSize(.accessibility5)
        Text("bounded").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          .dynamicTypeSize(.accessibility5)
        Text("fixed").font(.system(size: 15)).dynamicTypeSize(.accessibility5)
      }
    }
    func height(_ text: String) -> CGFloat? { driver.find(text)?.frame.height }
    #expect(height("usual") == 22)
    #expect(height("large") == 62)
    #expect(height("bounded") == 29)
    #expect(height("fixed") == 18)
  }

  @Test func lengthsGrowWithText() throws {
    struct Scaled: View {
      @ScaledMetric(relativeTo: .body) private var size: CGFloat = 17
      var body: some View {
        Color.red.frame(width: size, height: size).accessibilityElement()
          .accessibilityIdentifier("box")
      }
    }
    let driver = AppDriver { Scaled().dynamicTypeSize(.accessibility5) }
    #expect(driver.find("box")?.frame.size == CGSize(width: 53, height: 53))
  }
}
