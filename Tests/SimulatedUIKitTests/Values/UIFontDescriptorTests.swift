import Testing

@testable import SimulatedUIKit

@MainActor @Suite struct UIFontDescriptorTests {
  @Test func aDescriptionKeepsTheFont() throws {
    let font = UIFont.systemFont(ofSize: 12, weight: .bold)
    let round = try #require(font.fontDescriptor.withDesign(.rounded))

    #expect(UIFont(descriptor: round, size: 0) == font)
    #expect(UIFont(descriptor: round, size: 20) == font.withSize(20))
    #expect(round.symbolicTraits == .traitBold)
  }

  @Test func metricsGrowWithText() {
    let before = UITraitCollection.screen
    defer { UITraitCollection.screen = before }
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17) == 17)

    UITraitCollection.screen = UITraitCollection(
      preferredContentSizeCategory: .accessibilityMedium)
    #expect(metrics.scaledValue(for: 17) == 28)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20).pointSize == 20)
  }
}
