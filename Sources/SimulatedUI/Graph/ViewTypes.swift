/// The types of an app's views and of the values in them, as a run of the app has met them.
///
/// The Swift runtime searches all loaded libraries when a process first asks for a type's metadata
/// or conformances, and remembers the answer. A host forks one child for each run. So that not every
/// child searches anew, the first tells the host which types it met, and the host asks for them
/// before it forks again. To ask runs none of the app's code.
@MainActor package enum ViewTypes {
  private static var met: [ObjectIdentifier: Any.Type] = [:]

  /// Remembers the type of a view that is shown, or of a value that is compared.
  static func note(_ type: Any.Type) { met[ObjectIdentifier(type)] = type }

  /// The types met so far.
  package static var types: [Any.Type] { Array(met.values) }

  /// Looks at a type.
  ///
  /// - Parameters:
  ///   - type: Of a view, or of what a view holds.
  ///   - ask: Asks of a type of primitive view what features ask of it when it is shown.
  static func prepare(_ type: Any.Type, asking ask: (any View.Type) -> Void) {
    func prepareComparison<Value>(_ type: Value.Type) { ValueComparison.prepare(type) }
    _openExistential(type, do: prepareComparison)
    if let type = type as? any View.Type { prepareView(type, asking: ask) }
  }

  private static func prepareView(_ type: any View.Type, asking ask: (any View.Type) -> Void) {
    DynamicFields.prepare(type)
    guard type as? any PrimitiveView.Type != nil else { return }
    _ = type as? any StructuralView.Type
    _ = type as? any ViewList.Type
    _ = type as? any SingleContent.Type
    ask(type)
  }
}
