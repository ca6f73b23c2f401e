/// Finds the names of the cases of enumerations, without asking the enumeration.
enum CaseName {
  /// The name of a value's case; `nil` where the compiler left it out.
  static func of(_ value: Any) -> String? {
    func name<Value>(_ value: Value) -> String? {
      enumCaseName(value).map { String(cString: $0) }
    }
    return _openExistential(value, do: name)
  }
}

/// The function of Swift's runtime by which enumerations are printed.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
