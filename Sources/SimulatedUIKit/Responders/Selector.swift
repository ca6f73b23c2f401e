/// The name of a method that is called by its name.
///
/// There is no Objective-C here: only the messages that this module answers itself lead anywhere.
/// `#selector(UIResponder.resignFirstResponder)`, with which SwiftUI apps put away the keyboard, is
/// compiled as one of these.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The method's name.
  public let description: String

  /// Names a method.
  public init(_ name: String) { description = name }

  /// Names a method.
  public init(stringLiteral name: String) { description = name }

  /// Takes the keyboard away.
  package static let resignFirstResponder = Selector("resignFirstResponder")
}
