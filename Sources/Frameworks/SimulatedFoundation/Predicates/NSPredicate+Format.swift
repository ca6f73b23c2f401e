public import Foundation
package import PredicateLanguage

/// What `NSPredicate` can be made from on Apple's systems and cannot be on Linux.
///
/// A protocol, as its initialisers may hand out an instance of a subclass, and because Foundation's
/// own initialisers of these names, which are marked unavailable, then stand back.
public protocol NSPredicateFormatting {}

extension NSPredicate: NSPredicateFormatting {}

extension NSPredicateFormatting where Self == NSPredicate {
  /// Reads a predicate from a format string.
  ///
  /// A format that is none fails the test, with the position of the error, and holds for nothing.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, in the language of Apple's "Predicate Programming Guide".
  ///   - args: What its placeholders stand for, in order.
  public init(format predicateFormat: String, _ args: any CVarArg...) {
    self = FormatPredicate(format: predicateFormat, arguments: args)
  }

  /// Reads a predicate from a format string, with arguments in an array.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - arguments: What its placeholders stand for, in order.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = FormatPredicate(format: predicateFormat, arguments: arguments ?? [])
  }

  /// Reads a predicate from a format string, with arguments as C functions pass them on.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - argList: What its placeholders stand for, in order.
  public init(format predicateFormat: String, arguments argList: CVaListPointer) {
    self = FormatPredicate(
      format: predicateFormat,
      arguments: VariadicArguments.values(of: argList, for: predicateFormat))
  }
}

extension NSPredicate {
  /// The same predicate with values in place of its variables, such as `$name`.
  ///
  /// - Parameter variables: The values by name, without the dollar sign.
  /// - Returns: The predicate.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    FormatPredicate(form.replacingVariables(variables.mapValues { PredicateValue($0) }))
  }

  /// What the predicate says, whoever made it.
  package var form: ParsedPredicate {
    switch self {
    case let predicate as any PredicateForming: return predicate.parsed
    case let compound as NSCompoundPredicate:
      let parts = compound.subpredicates.map(\.form)
      switch compound.compoundPredicateType {
      case .and: return .and(parts)
      case .or: return .or(parts)
      case .not: return .not(parts.first ?? .constant(false))
      }
    default: return FoundationPredicates.shared.form(of: self)
    }
  }
}
