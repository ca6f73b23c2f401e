/// What a callable takes.
package struct CallableParameter: Codable, Hashable, Sendable {
  /// The label, `_` for none.
  package var label: String
  /// The name inside.
  package var name: String
  /// The type as written, such as `String?`.
  package var type: String
  /// The default as written; `nil` where a call must say something.
  package var defaultText: String?
  /// What can be put there, the likeliest first.
  package var candidates: [ArgumentCandidate]

  /// Creates a parameter.
  package init(
    label: String, name: String, type: String, defaultText: String? = nil,
    candidates: [ArgumentCandidate] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultText = defaultText
    self.candidates = candidates
  }

  /// The type without what makes it optional.
  package var plainType: String {
    var type = type[...]
    while let last = type.last, "?!".contains(last) { type = type.dropLast() }
    return String(type)
  }

  /// Whether it is the app under test.
  package var isApp: Bool { plainType == "XCUIApplication" }
}
