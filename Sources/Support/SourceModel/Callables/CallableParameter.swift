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

  /// The type without what makes it optional.
  public var plainType: String {
    var type = type[...]
    while let last = type.last, "?!".contains(last) { type = type.dropLast() }
    return String(type)
  }

  /// Whether it is the app under test.
  public var isApp: Bool { plainType == "XCUIApplication" }
}
