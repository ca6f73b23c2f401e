import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct SafeAreaTests {
  private let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  @Test func contentReachesUnderBarsWhereverItIs() throws {
    let driver = AppDriver {
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea().accessibilityElement().accessibilityIdentifier("upper")
        Text("below").frame(height: 100)
      }
    }
    // 59 and 34 points of the screen are status bar and home indicator.
    let text = try #require(driver.find("below")).frame
    #expect(text.midY == 852 - 34 - 50)
    let upper = try #require(driver.find("upper")).frame
    #expect(upper.maxY == 852 - 34 - 100)
  }

  @Test func backgroundsReachUnderBars() throws {
    let driver = AppDriver {
      Text("text").frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          Button("back") {}.frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea()
            .accessibilityElement(children: .contain)
        }
    }
    #expect(try #require(driver.find("back")).frame.midY == screen.midY)
    #expect(try #require(driver.find("text")).frame.midY == (852 + 59 - 34) / 2)
  }

  @Test func edgesAreIgnoredOneByOne() throws {
    let driver = AppDriver {
      ZStack {
        Color.red.accessibilityElement().accessibilityIdentifier("color")
          .ignoresSafeArea(edges: .top)
        Text("text")
      }
    }
    let color = try #require(driver.find("color")).frame
    #expect(color == CGRect(x: 0, y: 0, width: 393, height: 852 - 34))
  }

  @Test func insetsKeepContentClear() throws {
    let driver = AppDriver {
      Color.red.accessibilityElement().accessibilityIdentifier("content")
        .safeAreaInset(edge: .bottom) { Text("bar").frame(height: 50) }
    }
    let content = try #require(driver.find("content")).frame
    #expect(content == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34 - 50))
    #expect(try #require(driver.find("bar")).frame.midY == 852 - 34 - 25)
  }

  @Test func listsScrollBelowInsets() throws {
    let driver = AppDriver {
      List { ForEach(0..<50) { Text("row \($0)") } }
        .safeAreaInset(edge: .top) { Text("bar").frame(height: 50) }
    }
    let list = try #require(driver.elements.first { $0.type == .collectionView }).frame
    #expect(list == screen)
    #expect(try #require(driver.find("bar")).frame.midY == 59 + 25)
    #expect(try #require(driver.find("row 0")).frame.minY >= 59 + 50)
  }

  @Test func safeAreasMayBePadded() throws {
    let driver = AppDriver {
      Color.red.accessibilityElement().accessibilityIdentifier("content")
        .safeAreaPadding(.horizontal, 20)
    }
    let content = try #require(driver.find("content")).frame
    #expect(content == CGRect(x: 20, y: 59, width: 353, height: 852 - 59 - 34))
  }
}
