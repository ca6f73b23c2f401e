/// The types of an app's views and of the values in them, as a run of the app has met them.
///
/// The Swift runtime searches all loaded libraries when a process first asks for a type's metadata
/// or conformances, and remembers the answer. A host forks one child for each run. So that not every
/// child searches anew, the first tells the host which types it met, and the host asks for them
/// before it forks again. To ask runs none of the app's code.
@MainActor package enum ViewTypes {
  /// How many of the types looked at are views that the library itself updates.
  private static var primitives = 0
  private static var met: [ObjectIdentifier: Any.Type] = [:]

  /// Remembers the type of a view that is shown, or of a value that is compared.
  static func note(_ type: Any.Type) { met[ObjectIdentifier(type)] = type }

  /// The types met so far.
  package static var types: [Any.Type] { Array(met.values) }

  /// How many types were met so far.
  package static var count: Int { met.count }

  /// Looks at a type that another process has met, as a run would that shows views of it.
  ///
  /// - Parameter type: Of a view, or of what a view holds.
  package static func prepare(_ type: Any.Type) {
    func prepareComparison<Value>(_ type: Value.Type) { ValueComparison.prepare(type) }
    _openExistential(type, do: prepareComparison)
    if let type = type as? any View.Type { prepare(view: type) }
  }

  private static func prepare<Content: View>(view type: Content.Type) {
    DynamicFields.prepare(type)
    // As an evaluation asks; the question must not be left out because nobody uses its answer.
    if Content.Body.self == Never.self, type is any PrimitiveView.Type { primitives += 1 }
  }
}
