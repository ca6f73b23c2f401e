public import Foundation

/// Makes fonts as large as the person has text.
@MainActor @preconcurrency
public final class UIFontMetrics {
  /// Those of ordinary text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The sizes of ordinary text by Apple's design guidelines, beside the usual 17 points.
  private static let sizes: [UIContentSizeCategory: CGFloat] = [
    .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
    .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33,
    .accessibilityExtraLarge: 40, .accessibilityExtraExtraLarge: 47,
    .accessibilityExtraExtraExtraLarge: 53,
  ]

  /// Creates metrics of a use of text; all grow as ordinary text does here.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// A font as large as the person has text.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// A font as large as the person has text, up to a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// A length that grows as text does, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let size = Self.sizes[UITraitCollection.current.preferredContentSizeCategory] ?? 17
    return (value * size / 17).rounded()
  }
}
