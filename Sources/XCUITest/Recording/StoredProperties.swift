import SessionProtocol

/// Reads what a page object, a use case or a test holds.
enum StoredProperties {
  /// Properties at most.
  private static let limit = 16
  /// How many classes up properties are looked for.
  private static let classLimit = 4

  /// The stored properties of a value; of one that has none to show, the value itself as `self`.
  ///
  /// - Parameters:
  ///   - value: What a function is called on.
  ///   - reflects: Whether stored properties may be read.
  /// - Returns: The properties, those of a superclass behind its subclass's.
  static func list(of value: Any, reflects: Bool) -> [NamedValue] {
    if let text = RecordedText.known(value) { return [NamedValue(name: "self", value: text)] }
    guard reflects, var parts = ValueParts(of: value) else { return [] }
    guard parts.style == .struct || parts.style == .class else {
      return [NamedValue(name: "self", value: RecordedText.text(of: value, reflects: reflects))]
    }
    var values: [NamedValue] = []
    for _ in 0..<classLimit {
      if parts.type == XCTestCase.self { break }
      for child in parts.children() {
        guard values.count < limit, let label = child.label else { return values }
        // What the compiler adds to actors.
        if label.hasPrefix("$"), !isLazy(label) { continue }
        let text = RecordedText.text(of: child.value, reflects: reflects)
        values.append(
          NamedValue(name: name(label), value: isLazy(label) && text == "nil" ? "…" : text))
      }
      guard let parent = parts.ofSuperclass else { break }
      parts = parent
    }
    return values
  }

  /// What the storage of lazy properties is called.
  private static let lazyStorage = "$__lazy_storage_$_"

  private static func isLazy(_ label: String) -> Bool { label.hasPrefix(lazyStorage) }

  /// The name of a property as it is written, of what holds its value.
  static func name(_ label: String) -> String {
    if isLazy(label) { return String(label.dropFirst(lazyStorage.count)) }
    return label
  }
}
