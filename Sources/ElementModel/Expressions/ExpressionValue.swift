package import Foundation
import PredicateLanguage

/// A value that an expression about elements has.
package enum ExpressionValue: Hashable, Sendable {
  /// `nil`, such as the value of an element without one.
  case none
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
  /// A rectangle, such as a frame.
  case rect(CGRect)
  /// A type of elements.
  case type(ElementType)

  /// The value as Swift's debugger prints it: texts in quotes, types with a dot.
  package var description: String {
    switch self {
    case .none: "nil"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.text(value)
    case .text(let text): text.quotedForPredicate
    case .rect(let rect):
      "(\(Self.text(rect.origin.x)), \(Self.text(rect.origin.y)), "
        + "\(Self.text(rect.size.width)), \(Self.text(rect.size.height)))"
    case .type(let type): ".\(type)"
    }
  }

  /// A sort of values, by its name in messages.
  package enum Kind: String, Hashable, Sendable {
    case nothing = "nil"
    case condition = "true or false"
    case number = "a number"
    case text = "a text"
    case frame = "a rectangle"
    case type = "a type of elements"
  }

  /// What sort of value it is.
  var kind: Kind {
    switch self {
    case .none: .nothing
    case .bool: .condition
    case .number: .number
    case .text: .text
    case .rect: .frame
    case .type: .type
    }
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
