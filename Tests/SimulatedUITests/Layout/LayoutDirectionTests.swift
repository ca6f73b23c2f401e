import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct LayoutDirectionTests {
  @Test func stacksGoFromRightToLeft() throws {
    let driver = AppDriver {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Text("first").frame(width: 100)
          Spacer()
          Text("last").padding(.trailing, 20)
        }
        Text("title")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let first = try #require(driver.find("first")).frame
    let last = try #require(driver.find("last")).frame
    #expect(abs(first.midX - (393 - 50)) < 0.01)
    #expect(abs(last.minX - 20) < 0.01)
    #expect(abs(try #require(driver.find("title")).frame.maxX - 393) < 0.01)
  }

  @Test func partsMayGoTheOtherWay() throws {
    let driver = AppDriver {
      VStack {
        HStack {
          Text("a")
          Spacer()
        }
        HStack {
          Text("b")
          Spacer()
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(try #require(driver.find("a")).frame.minX == 0)
    #expect(abs(try #require(driver.find("b")).frame.maxX - 393) < 0.01)
  }

  @Test func listsAreMirrored() throws {
    let driver = AppDriver {
      NavigationStack {
        List {
          HStack {
            Text("row")
            Spacer()
          }
        }
        .navigationTitle("Title").toolbar { Button("Add") {} }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try #require(driver.find("row")).frame.maxX > 340)
    #expect(try #require(driver.find("Add")).frame.minX == 16)
  }
}
