import ElementModel
import SourceModel

/// How a suite calls the elements of its pages.
package struct PageNaming {
  /// What elements of a type have at the end of their names, by the page and the type's query; the
  /// page is empty for all pages together.
  private let endings: [String: [String: String]]

  /// Reads the names that there are.
  init(_ index: ProjectIndex) {
    var counts: [String: [String: [String: Int]]] = [:]
    for page in index.pages {
      for element in page.elements {
        guard let query = element.queryName, let key = element.key,
          let ending = Self.ending(of: element.name, after: Self.words(of: key, isIdentifier: true))
        else { continue }
        counts[page.name, default: [:]][query, default: [:]][ending, default: 0] += 1
        counts["", default: [:]][query, default: [:]][ending, default: 0] += 1
      }
    }
    endings = counts.mapValues { queries in
      queries.mapValues { endings in
        endings.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
      }
    }
  }

  /// The words of a name that say what it is of: `save` of `form.save`.
  ///
  /// - Parameters:
  ///   - key: An identifier or label.
  ///   - isIdentifier: Whether only the part after the last point counts.
  /// - Returns: Words of letters and digits that Swift takes, the first one small; none where the
  ///   text has no such letters.
  static func words(of key: String, isIdentifier: Bool) -> [String] {
    let isPath = isIdentifier && !key.contains(" ")
    let parts = key.split { ".:/".contains($0) }
    // What stands after a comma is what an element has just now: `Currency, EUR`.
    let label = key.prefix { $0 != "," }
    let text = isPath ? parts.last { $0.contains(where: \.isLetter) } ?? key[...] : label
    var words: [String] = []
    var word = ""
    var wasSmall = false
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in text {
      guard character.isASCII, character.isLetter || character.isNumber else {
        if character != "'" { end() }
        wasSmall = false
        continue
      }
      if wasSmall, character.isUppercase { end() }
      wasSmall = character.isLowercase || character.isNumber
      word.append(character)
    }
    end()
    while words.first?.first?.isNumber == true { words.removeFirst() }
    return Array(words.prefix(5))
  }

  /// The words that say what an element is.
  static func words(of target: PageAddition.Target) -> [String] {
    target.word.map { words(of: $0, isIdentifier: false) }
      ?? words(of: target.key, isIdentifier: target.isIdentifier)
  }

  /// What an identifier or label is of, without the kind of element: `sign In` of
  /// `auth.signInButton`.
  ///
  /// - Parameter key: An identifier or label.
  /// - Returns: The words.
  package static func subject(of key: String) -> [String] {
    let words = words(of: key, isIdentifier: true)
    let isKind = words.last.map { typeWords.contains(capital($0)) } ?? false
    return isKind && words.count > 1 ? words.dropLast() : words
  }

  /// Words as one name, with a small letter first.
  ///
  /// - Parameter words: The words.
  /// - Returns: The name; empty for no words.
  package static func name(of words: some Collection<String>) -> String {
    guard let first = words.first else { return "" }
    let isShort = first.allSatisfy { $0.isUppercase || $0.isNumber }
    let start =
      isShort ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return start + words.dropFirst().map(capital).joined()
  }

  /// A name with a great letter first.
  static func capital(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// What a name has after what the words say: `Button` of `saveButton` after `save`.
  private static func ending(of name: String, after words: [String]) -> String? {
    let base = Self.name(of: words)
    guard !base.isEmpty, name.lowercased().hasPrefix(base.lowercased()) else { return nil }
    let rest = String(name.dropFirst(base.count))
    return rest.isEmpty || rest.first?.isUppercase == true ? rest : nil
  }

  /// A name for an element, as the page calls its others.
  ///
  /// - Parameters:
  ///   - target: The element.
  ///   - page: Name of the page.
  ///   - taken: Names that the page has.
  /// - Returns: The name.
  func element(_ target: PageAddition.Target, on page: String, besides taken: Set<String>) -> String
  {
    let words = Self.words(of: target)
    let type = Self.typeWord(target.query)
    var name = Self.name(of: words)
    let ending = endings[page]?[target.query] ?? endings[""]?[target.query] ?? type
    if name.isEmpty {
      name = Self.name(of: [type])
    } else if !name.lowercased().hasSuffix(ending.lowercased()),
      !name.lowercased().hasSuffix(type.lowercased())
    {
      name += ending
    }
    if !name.isSwiftName { name += type }
    if taken.contains(name), let scope = target.scope {
      name = String(scope.dropLast()) + Self.capital(name)
    }
    return Self.unique(name, besides: taken)
  }

  /// The part of an element's name that says what it is of: `save` of `saveButton`.
  func base(of element: String, query: String?) -> String {
    let endings = ([query.map(Self.typeWord)].compactMap(\.self) + Self.typeWords)
      .sorted { $0.count > $1.count }
    for ending in endings where element.hasSuffix(ending) && element.count > ending.count {
      return String(element.dropLast(ending.count))
    }
    return element
  }

  /// A name that is not taken.
  static func unique(_ name: String, besides taken: Set<String>) -> String {
    var result = name
    var number = 2
    while taken.contains(result) {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }

  /// What elements of a type are called where the suite has none.
  static func typeWord(_ query: String) -> String {
    switch query {
    case "buttons": "Button"
    case "textFields", "secureTextFields", "searchFields": "Field"
    case "textViews": "TextView"
    case "staticTexts": "Text"
    case "switches": "Switch"
    case "navigationBars": "Bar"
    case "images": "Image"
    case "cells": "Cell"
    case "sliders": "Slider"
    case "steppers": "Stepper"
    case "links": "Link"
    case "alerts": "Alert"
    case "sheets": "Sheet"
    case "datePickers", "pickers": "Picker"
    case "segmentedControls": "Control"
    case "toggles": "Toggle"
    default: "Element"
    }
  }

  private static let typeWords = [
    "SecureTextField", "TextField", "TextView", "Button", "Field", "Text", "Label", "Switch",
    "Toggle", "Image", "Cell", "Row", "Slider", "Stepper", "Link", "Tab", "Picker", "Alert",
    "Sheet",
    "Bar",
  ]
}
