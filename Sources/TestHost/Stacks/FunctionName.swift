/// Shortens demangled names to what a Swift developer calls a function.
enum FunctionName {
  /// `closure #1 in SignInTests.testSignIn()` becomes `SignInTests.testSignIn()`, and the getter
  /// `Page.field.getter` becomes `Page.field`.
  static func short(_ symbol: String) -> String {
    var name = Substring(symbol)
    // Closures, thunks and resumptions are named after the function they are part of.
    for separator in [" in ", " for "] {
      while let range = name.firstRange(of: separator) { name = name[range.upperBound...] }
    }
    for suffix in accessors where name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
    return String(name)
  }

  private static let accessors = [".getter", ".setter", ".modify", ".read"]
}
