import SwiftUI
import Testing

@Suite struct UIKitTraitsTests {
  @Test func sizesOfTextAreTheSameInBothSpellings() {
    for size in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
    }
    for size in ContentSizeCategory.allCases {
      #expect(ContentSizeCategory(UIContentSizeCategory(size)) == size)
    }
    #expect(UIContentSizeCategory(DynamicTypeSize.accessibility5).isAccessibilityCategory)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
  }

  @Test func surroundingsAreTheSameInBothSpellings() {
    #expect(ColorScheme(UIUserInterfaceStyle(ColorScheme.dark)) == .dark)
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(.regular)) == .regular)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.rightToLeft) == .rightToLeft)
  }
}
