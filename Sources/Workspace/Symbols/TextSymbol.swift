import ElementModel

/// A constant, or a function where arguments are written into it, that stands for a text.
struct TextSymbol: Hashable {
  /// One argument.
  struct Parameter: Hashable {
    var label: String?
    var type: String
    /// How it is written, as in `%lld`.
    var specifier: String
  }

  /// The text's key.
  var key: String
  /// The name.
  var name: String
  /// The arguments in their order.
  var parameters: [Parameter]

  /// The constant for a text; nil where nothing of the key can be part of a name.
  ///
  /// - Parameters:
  ///   - key: The text's key.
  ///   - text: What it says in the language that the app is written in.
  ///   - parts: The specifiers of its parts that depend on a number, by their names.
  init?(key: String, text: String, parts: [String: String] = [:]) {
    let words = SymbolName.words(of: TextPlaceholder.removed(from: key)).map(
      Self.lowercasingCapitals)
    guard let first = words.first else { return nil }
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    self.key = key
    name = SymbolName.startingWell(SymbolName.lowercasingStart(first) + others.joined())
    parameters = []
    var numbered: [Int: Parameter] = [:]
    for (index, place) in TextPlaceholder.all(in: text).enumerated() {
      var place = place
      if let name = place.name, let specifier = parts[name] { place.specifier = specifier }
      guard let type = place.type else { return nil }
      numbered[place.position ?? index + 1] = Parameter(
        label: place.name, type: type, specifier: "%" + place.specifier)
    }
    parameters = numbered.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A word of capitals counts as an ordinary one: `JSON` is `json`, and `Json` within a name.
  private static func lowercasingCapitals(_ word: Substring) -> Substring {
    word.contains(where: \.isLowercase) ? word : Substring(word.lowercased())
  }

  /// What tells it apart from others.
  var signature: String {
    name + parameters.map { "(\($0.label ?? "_"): \($0.type))" }.joined()
  }

  /// Its declaration.
  ///
  /// - Parameter table: The name of the table that has the text.
  /// - Returns: A member of a type.
  func declaration(in table: String) -> String {
    let type = "LocalizedStringResource"
    let key = SwiftLiteral.string(key)
    let table = SwiftLiteral.string(table)
    guard !parameters.isEmpty else {
      return "static var `\(name)`: \(type) { \(type)(\(key), table: \(table)) }"
    }
    let list = parameters.enumerated().map { index, parameter in
      "\(parameter.label.map { "`\($0)`" } ?? "_") arg\(index + 1): \(parameter.type)"
    }
    let values = parameters.enumerated().map { index, parameter in
      parameter.type == "String"
        ? "\\(arg\(index + 1))"
        : "\\(arg\(index + 1), specifier: \(SwiftLiteral.string(parameter.specifier)))"
    }
    return "static func `\(name)`(\(list.joined(separator: ", "))) -> \(type) "
      + "{ \(type)(\(key), defaultValue: \"\(values.joined())\", table: \(table)) }"
  }
}
