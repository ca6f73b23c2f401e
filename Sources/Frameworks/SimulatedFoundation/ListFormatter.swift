public import Foundation

/// Joins texts as a sentence does: "bread, milk, and eggs".
open class ListFormatter: Formatter {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; `nil` for the current one.
  open var locale: Locale! = .current
  /// Writes the items that are no texts.
  open var itemFormatter: Formatter?

  /// Joins texts in the current language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Joins items.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// Joins the items of an array; `nil` for what is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
