package import Foundation

/// What a view was shown in for its picture.
package struct SnapshotSetting: Codable, Hashable, Sendable {
  /// The device's screen in points, upright or on its side; `nil` where no device was named.
  package var screen: CGSize?
  /// Whether interfaces were dark.
  package var isDark: Bool
  /// The size of text, as UIKit calls it without its first words, such as `Large`.
  package var textSize: String
  /// Whether text ran from the right to the left.
  package var isMirrored: Bool
  /// The language and region, such as `ja_JP`.
  package var locale: String

  /// Creates a description.
  package init(
    screen: CGSize?, isDark: Bool, textSize: String, isMirrored: Bool, locale: String
  ) {
    self.screen = screen
    self.isDark = isDark
    self.textSize = textSize
    self.isMirrored = isMirrored
    self.locale = locale
  }

  private enum CodingKeys: String, CodingKey {
    case screen, isDark, textSize, isMirrored, locale
  }

  /// Reads a description; a size is two numbers.
  ///
  /// - Throws: `DecodingError`, where it is none.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let lengths = try container.decodeIfPresent([Double].self, forKey: .screen)
    screen = lengths.flatMap { $0.count == 2 ? CGSize(width: $0[0], height: $0[1]) : nil }
    isDark = try container.decode(Bool.self, forKey: .isDark)
    textSize = try container.decode(String.self, forKey: .textSize)
    isMirrored = try container.decode(Bool.self, forKey: .isMirrored)
    locale = try container.decode(String.self, forKey: .locale)
  }

  /// Writes the description.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(
      screen.map { [$0.width, $0.height].map(Double.init) }, forKey: .screen)
    try container.encode(isDark, forKey: .isDark)
    try container.encode(textSize, forKey: .textSize)
    try container.encode(isMirrored, forKey: .isMirrored)
    try container.encode(locale, forKey: .locale)
  }
}
