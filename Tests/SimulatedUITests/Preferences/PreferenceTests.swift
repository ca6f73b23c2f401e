import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct PreferenceTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Widest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct Marks: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  private struct Listing: View {
    @State private var names: [String] = []
    @State private var hasMore = false
    var body: some View {
      VStack {
        Text("all: \(names.joined(separator: " "))")
        VStack {
          Text("1").preference(key: Names.self, value: ["a"])
          if hasMore { Text("2").preference(key: Names.self, value: ["b"]) }
          VStack { Text("3").preference(key: Names.self, value: ["c"]) }
            .transformPreference(Names.self) { $0.append("d") }
          Text("4").preference(key: Names.self, value: ["hidden"])
            .preference(key: Names.self, value: ["e"])
        }
        .onPreferenceChange(Names.self) { names = $0 }
        Button("more") { hasMore.toggle() }
      }
    }
  }

  @Test func valuesAreHandedUpInOrder() throws {
    let driver = AppDriver { Listing() }
    #expect(driver.exists("all: a c d e"))
    try driver.tap("more")
    #expect(driver.exists("all: a b c d e"))
    try driver.tap("more")
    #expect(driver.exists("all: a c d e"))
  }

  private struct EqualWidths: View {
    @State private var width: CGFloat?
    var body: some View {
      VStack {
        ForEach(["a", "much longer"], id: \.self) { text in
          Text(text)
            .background {
              GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
            }
            .frame(width: width).accessibilityElement().accessibilityIdentifier(text)
        }
      }
      .onPreferenceChange(Widest.self) { width = $0 }
    }
  }

  @Test func sizesAreHandedUp() throws {
    let driver = AppDriver { EqualWidths() }
    let long = try #require(driver.find("much longer")).frame.width
    #expect(long > 80)
    #expect(try #require(driver.find("a")).frame.width == long)
  }

  private struct Marking: View {
    @State private var selected = 0
    var body: some View {
      HStack {
        ForEach(0..<3) { index in
          Button("tab \(index)") { selected = index }.frame(width: 100)
            .anchorPreference(key: Marks.self, value: .bounds) {
              selected == index ? $0 : nil
            }
        }
      }
      .overlayPreferenceValue(Marks.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Color.clear.frame(width: proxy[anchor].width, height: 2).accessibilityElement()
              .accessibilityIdentifier("mark").offset(x: proxy[anchor].minX)
              .allowsHitTesting(false)
          }
        }
      }
    }
  }

  @Test func anchorsFollowTheirViews() throws {
    let driver = AppDriver { Marking() }
    #expect(try #require(driver.find("mark")).frame.midX == driver.find("tab 0")?.frame.midX)
    try driver.tap("tab 2")
    #expect(try #require(driver.find("mark")).frame.midX == driver.find("tab 2")?.frame.midX)
  }
}
