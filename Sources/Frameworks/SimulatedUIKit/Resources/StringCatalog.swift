/// A string catalogue, as Xcode keeps it: JSON in files with the extension `xcstrings`.
struct StringCatalog: Decodable {
  /// A text with its state.
  struct Unit: Decodable {
    var state: String?
    var value: String
  }

  /// Texts for a language.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  /// Texts that depend on a number or on the kind of device.
  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  /// A part of a text that depends on a number.
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  /// A key with its texts.
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  var sourceLanguage: String
  var strings: [String: Entry]
}
