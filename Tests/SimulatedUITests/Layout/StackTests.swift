import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct StackTests {
  @Test func spacersGetOnlyWhatTextLeaves() throws {
    // 393 points hold the text in one line; it would wrap if it shared them with the spacer.
    let text = String(repeating: "n", count: 40)
    let driver = AppDriver {
      HStack {
        Text(text)
        Spacer()
      }
    }
    let frame = try #require(driver.find(text)).frame
    #expect(frame.height.isNear(20.333))
    #expect(frame.minX == 0)
  }

  @Test func spacersKeepTheirMinimum() throws {
    let driver = AppDriver {
      HStack(spacing: 0) {
        Text("a")
        Spacer(minLength: 50)
        Text("b")
      }
      .fixedSize()
    }
    let first = try #require(driver.find("a")).frame
    let second = try #require(driver.find("b")).frame
    #expect(abs(second.minX - first.maxX - 50) < 0.01)
  }

  @Test func prioritiesComeFirst() throws {
    let text = String(repeating: "n", count: 60)
    let driver = AppDriver {
      VStack {
        HStack(spacing: 0) {
          Text(text).lineLimit(1).accessibilityIdentifier("low")
          Text(text).lineLimit(1).layoutPriority(1).accessibilityIdentifier("high")
        }
      }
      .frame(width: 300)
    }
    let low = try #require(driver.find("low")).frame
    let high = try #require(driver.find("high")).frame
    #expect(high.width > 250)
    #expect(low.width < 50)
  }

  @Test func baselinesLineUp() throws {
    let driver = AppDriver {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Big").font(.largeTitle)
        Text("small").font(.caption)
      }
    }
    let big = try #require(driver.find("Big")).frame
    let small = try #require(driver.find("small")).frame
    // Large title: 34 points; caption: 12.
    let ascent = 1950.0 / 2048
    #expect((small.minY - big.minY).isNear((34 - 12) * ascent))
  }

  @Test func lastBaselinesLineUp() throws {
    let driver = AppDriver {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("one\ntwo")
        Text("x")
      }
    }
    let two = try #require(driver.find("one\ntwo")).frame
    let one = try #require(driver.find("x")).frame
    #expect(one.maxY.isNear(two.maxY))
  }

  @Test func guidesMoveViews() throws {
    let driver = AppDriver {
      VStack(alignment: .leading, spacing: 0) {
        Text("a").frame(width: 40, height: 10).accessibilityElement()
          .accessibilityIdentifier("a")
        Text("b").frame(width: 40, height: 10).accessibilityElement()
          .accessibilityIdentifier("b").alignmentGuide(.leading) { $0[.leading] - 30 }
      }
      .frame(width: 200, alignment: .leading)
    }
    let a = try #require(driver.find("a")).frame
    let b = try #require(driver.find("b")).frame
    #expect(abs(b.minX - a.minX - 30) < 0.01)
  }

  private enum Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  }

  @Test func customAlignmentsReachAcrossStacks() throws {
    let mid = VerticalAlignment(Mid.self)
    let driver = AppDriver {
      HStack(alignment: mid, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 100)
          Text("left").alignmentGuide(mid) { $0[.bottom] }
        }
        VStack(spacing: 0) {
          Text("right").alignmentGuide(mid) { $0[.bottom] }
          Color.red.frame(width: 10, height: 30)
        }
      }
    }
    let left = try #require(driver.find("left")).frame
    let right = try #require(driver.find("right")).frame
    #expect(left.maxY == right.maxY)
    #expect(left.maxX < right.maxX)
  }

  @Test func layersGrowAroundGuides() throws {
    let driver = AppDriver {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 100, height: 100)
        Text("badge").frame(width: 20, height: 20).accessibilityElement()
          .accessibilityIdentifier("badge").alignmentGuide(.leading) { $0.width / 2 }
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("box")
    }
    let box = try #require(driver.find("box")).frame
    let badge = try #require(driver.find("badge")).frame
    #expect(box.size == CGSize(width: 110, height: 100))
    #expect(badge.minX == box.minX)
  }

  @Test func overlaysFollowGuides() throws {
    let driver = AppDriver {
      Color.red.frame(width: 100, height: 100).accessibilityElement()
        .accessibilityIdentifier("base")
        .overlay(alignment: .topTrailing) {
          Text("1").frame(width: 20, height: 20).accessibilityElement()
            .accessibilityIdentifier("badge").alignmentGuide(.trailing) { $0[.trailing] / 2 }
        }
    }
    let base = try #require(driver.find("base")).frame
    let badge = try #require(driver.find("badge")).frame
    #expect(badge.midX == base.maxX)
    #expect(badge.minY == base.minY)
  }
}
