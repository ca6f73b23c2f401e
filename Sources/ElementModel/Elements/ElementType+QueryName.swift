extension ElementType {
  /// The property of `XCUIElementTypeQueryProvider` that finds elements of this type, such as
  /// `buttons`; `nil` for the two types that have none, `any` and `application`.
  package var queryName: String? {
    switch self {
    case .any, .application: nil
    case .other: "otherElements"
    case .checkBox: "checkBoxes"
    case .comboBox: "comboBoxes"
    case .`switch`: "switches"
    default: name.prefix(1).lowercased() + name.dropFirst() + "s"
    }
  }

  /// Finds the type whose query property has the given name.
  ///
  /// - Parameter queryName: A property of `XCUIElementTypeQueryProvider`, such as `secureTextFields`.
  package init?(queryName: String) {
    guard let type = Self.byQueryName[queryName] else { return nil }
    self = type
  }

  private static let byQueryName = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { type in type.queryName.map { ($0, type) } })
}
