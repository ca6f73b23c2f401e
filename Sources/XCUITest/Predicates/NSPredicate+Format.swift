import ElementModel
public import Foundation

extension NSPredicate {
  /// Reads a predicate from a format string.
  ///
  /// A format that is none fails the test, with the position of the error, and holds for nothing.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, in the language of Apple's "Predicate Programming Guide".
  ///   - args: What its placeholders stand for, in order.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(ParsedPredicate.orFailure(predicateFormat, args))
  }

  /// Reads a predicate from a format string, with arguments in an array.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - arguments: What its placeholders stand for, in order.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(ParsedPredicate.orFailure(predicateFormat, arguments ?? []))
  }

  /// Reads a predicate from a format string, with arguments as C functions pass them on.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - argList: What its placeholders stand for, in order.
  public convenience init(format predicateFormat: String, arguments argList: CVaListPointer) {
    let arguments = VariadicArguments.values(of: argList, for: predicateFormat)
    self.init(ParsedPredicate.orFailure(predicateFormat, arguments))
  }

  /// Makes the predicate that says something.
  convenience init(_ form: ParsedPredicate) {
    let evaluation = ReportingEvaluation(form)
    self.init { evaluation.holds(for: $0, variables: $1) }
    PredicateForms.shared.set(form, for: self)
  }

  /// What the predicate says.
  var form: ParsedPredicate { PredicateForms.shared.form(of: self) }

  /// The predicate as a format string: one text for one meaning, as Apple prints it.
  public var predicateFormat: String { form.predicateFormat }

  /// The same predicate with values in place of its variables, such as `$name`.
  ///
  /// - Parameter variables: The values by name, without the dollar sign.
  /// - Returns: The predicate.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    NSPredicate(form.replacingVariables(variables.mapValues { PredicateValue($0) }))
  }
}

extension ParsedPredicate {
  /// Reads a format; one that is none fails the test and holds for nothing.
  static func orFailure(_ format: String, _ arguments: [Any]) -> ParsedPredicate {
    do throws(PredicateFormatError) {
      return try ParsedPredicate(
        format: format, arguments: arguments.map { PredicateValue($0) })
    } catch {
      let message = error.message
      MainActor.assumeIsolated { TestSession.current?.fail(message) }
      return .constant(false)
    }
  }
}
