import ElementModel
import SwiftUI
import Testing

/// Places views in rows, as many in each as there is room for.
private struct FlowLayout: Layout {
  var spacing: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = arrange(subviews, in: proposal.replacingUnspecifiedDimensions().width)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, arrange(subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var height: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + height + spacing)
        height = 0
      }
      defer { origin.x += size.width + spacing }
      height = max(height, size.height)
      return CGRect(origin: origin, size: size)
    }
  }
}

private struct RankKey: LayoutValueKey {
  static let defaultValue = 0
}

/// Places views below each other by rank, and counts them once.
private struct RankedLayout: Layout {
  func makeCache(subviews: Subviews) -> [Int] {
    subviews.indices.sorted { subviews[$0][RankKey.self] < subviews[$1][RankKey.self] }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
  ) {
    var y = bounds.minY
    for index in cache {
      let size = subviews[index].dimensions(in: .unspecified)
      subviews[index].place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
      y += size.height
    }
  }
}

@MainActor @Suite(.serialized) struct CustomLayoutTests {
  @Test func viewsFlow() throws {
    let driver = AppDriver {
      FlowLayout {
        ForEach(0..<5) { index in
          Text("\(index)").frame(width: 100, height: 30).accessibilityElement()
            .accessibilityIdentifier("chip \(index)")
        }
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("flow")
    }
    let flow = try #require(driver.find("flow")).frame
    #expect(flow.size == CGSize(width: 320, height: 70))
    let fourth = try #require(driver.find("chip 3")).frame
    #expect(fourth == CGRect(x: flow.minX, y: flow.minY + 40, width: 100, height: 30))
  }

  @Test func viewsTellLayoutsValues() throws {
    struct Ranked: View {
      @State private var text = "b"
      var body: some View {
        RankedLayout {
          Button("change \(text)") { text += "\nb" }.layoutValue(key: RankKey.self, value: 2)
          Text("first").layoutValue(key: RankKey.self, value: 1)
        }
      }
    }
    let driver = AppDriver { Ranked() }
    let first = try #require(driver.find("first")).frame
    #expect(try #require(driver.find("change b")).frame.minY == first.maxY)
    try driver.tap("change b")
    #expect(try #require(driver.find("change b\nb")).frame.height.isNear(40.667))
  }

  @Test func layoutsMayChangeWhileViewsStay() throws {
    struct Turning: View {
      @State private var isVertical = false
      var body: some View {
        let layout =
          isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Counter()
          Button("turn") { isVertical.toggle() }
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let driver = AppDriver { Turning() }
    try driver.tap("count 0")
    let before = try #require(driver.find("count 1")).frame
    #expect(before.midY == driver.find("turn")?.frame.midY)
    try driver.tap("turn")
    let after = try #require(driver.find("count 1")).frame
    #expect(after.midX == driver.find("turn")?.frame.midX)
    #expect(after.maxY == driver.find("turn")?.frame.minY)
  }

  @Test func theFirstViewThatFitsIsShown() throws {
    struct Fitting: View {
      @State private var width: CGFloat = 300
      var body: some View {
        VStack {
          ViewThatFits {
            Text("wide").frame(width: 250)
            Text("narrow").frame(width: 50)
          }
          .frame(width: width)
          Button("shrink") { width = 100 }
        }
      }
    }
    let driver = AppDriver { Fitting() }
    #expect(driver.exists("wide"))
    #expect(!driver.exists("narrow"))
    try driver.tap("shrink")
    #expect(!driver.exists("wide"))
    #expect(driver.exists("narrow"))
  }
}
