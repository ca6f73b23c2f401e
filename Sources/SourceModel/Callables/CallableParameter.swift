/// What a callable takes.
public struct CallableParameter: Codable, Hashable, Sendable {
  /// The label, `_` for none.
  public var label: String
  /// The name inside.
  public var name: String
  /// The type as written, such as `String?`.
  public var type: String
  /// The default as written; `nil` where a call must say something.
  public var defaultText: String?
  /// What can be put there, the likeliest first.
  public var candidates: [ArgumentCandidate]

  /// Creates a parameter.
  public init(
    label: String, name: String, type: String, defaultText: String? = nil,
    candidates: [ArgumentCandidate] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultText = defaultText
    self.candidates = candidates
  }

  /// Whether there may be no value.
  public var isOptional: Bool { type.hasSuffix("?") || type.hasSuffix("!") }

  /// The type without what makes it optional.
  public var plainType: String {
    var type = type[...]
    while let last = type.last, "?!".contains(last) { type = type.dropLast() }
    return String(type)
  }

  /// What needs nobody to say: nothing where there is a default, and the app under test.
  ///
  /// An empty text leaves the argument out; `nil` where a person must say what it is.
  public var standard: String? {
    if defaultText != nil { return "" }
    return plainType == "XCUIApplication" ? "XCUIApplication()" : nil
  }
}
