import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct LayoutTests {
  @Test func spacersPushContentApart() throws {
    let driver = AppDriver {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
    }
    let left = try #require(driver.find("left")).frame
    let right = try #require(driver.find("right")).frame
    #expect(left.minX == 0)
    #expect(abs(right.maxX - 393) < 0.01)
    #expect(left.midY == right.midY)
  }

  @Test func stacksKeepTheirSpacingAndAlignment() throws {
    let driver = AppDriver {
      VStack(alignment: .leading, spacing: 20) {
        Text("a")
        Text("a longer text")
      }
    }
    let first = try #require(driver.find("a")).frame
    let second = try #require(driver.find("a longer text")).frame
    #expect(second.minY - first.maxY == 20)
    #expect(first.minX == second.minX)
    #expect(abs(second.midX - 393 / 2) < 0.01)
  }

  @Test func framesAndPaddingAddUp() throws {
    let driver = AppDriver {
      Button("x") {}.frame(width: 100, height: 40).padding(10).accessibilityElement()
        .accessibilityIdentifier("box")
    }
    let box = try #require(driver.find("box")).frame
    #expect(box.size == CGSize(width: 120, height: 60))
  }

  @Test func longTextWraps() throws {
    let text = String(repeating: "長い文章。", count: 20)
    let driver = AppDriver { Text(text) }
    let frame = try #require(driver.find(text)).frame
    #expect(frame.width <= 393)
    // 100 full-width characters of 17 points do not fit into four lines of 393 points.
    let fiveLines: CGFloat = 101.667
    #expect(frame.height.isNear(fiveLines))
  }

  @Test func lineLimitsCutTextOff() throws {
    let text = String(repeating: "word ", count: 50)
    let driver = AppDriver { Text(text).lineLimit(2) }
    #expect(try #require(driver.find(text)).frame.height.isNear(40.667))
  }

  @Test func contentKeepsClearOfBars() throws {
    let driver = AppDriver(device: .standard) {
      NavigationStack {
        List { Text("row") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    let bar = try #require(driver.find("Title", .navigationBar)).frame
    #expect(bar == CGRect(x: 0, y: 59, width: 393, height: 44))
    let list = try #require(driver.elements.first { $0.type == .collectionView }).frame
    #expect(list == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(try #require(driver.find("row")).frame.minY > bar.maxY)
  }

  @Test func deepNestingIsMeasuredInReasonableTime() {
    func nest(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Text("deep")) }
      return AnyView(
        HStack {
          VStack {
            nest(depth - 1)
            Spacer()
          }
          Text("\(depth)")
        })
    }
    // Without measuring each item once a proposal, 3^40 measurements would not end.
    let driver = AppDriver { nest(20) }
    #expect(driver.exists("deep"))
  }

  @Test func devicesDiffer() throws {
    let device = try #require(Device.named("iPhone SE (3rd generation)"))
    let driver = AppDriver(device: device) { Text("x") }
    #expect(driver.elements.first?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }
}
