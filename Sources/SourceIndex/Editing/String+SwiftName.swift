import SwiftParser
import SwiftSyntax

extension String {
  /// Whether it can be the name of a type or method as it is.
  package var isSwiftName: Bool {
    guard isValidSwiftIdentifier(for: .variableName), !hasPrefix("`") else { return false }
    return !["Self", "Any", "self", "init", "super"].contains(self)
  }
}
