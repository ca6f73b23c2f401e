public import Foundation
import PredicateLanguage

/// One side of a comparison.
///
/// See Apple's documentation of `NSExpression`. Foundation on Linux has the name only.
open class NSExpression: NSObject {
  /// What the expression says.
  let form: ParsedExpression

  init(_ form: ParsedExpression) {
    self.form = form
    super.init()
  }

  /// Reads an expression from a format string; one that is none fails the test.
  ///
  /// - Parameters:
  ///   - expressionFormat: The format.
  ///   - args: What its placeholders stand for, in order.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// Reads an expression from a format string, with arguments in an array.
  ///
  /// - Parameters:
  ///   - expressionFormat: The format.
  ///   - arguments: What its placeholders stand for, in order.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do throws(PredicateFormatError) {
      self.init(
        try ParsedExpression(
          format: expressionFormat, arguments: arguments.map { PredicateValue($0) }))
    } catch {
      PredicateProblems.report(error.message)
      self.init(.constant(.null))
    }
  }

  /// A constant.
  public convenience init(forConstantValue value: Any?) {
    self.init(.constant(PredicateValue(value)))
  }

  /// What a key path reads from whatever the predicate is evaluated with.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath(keyPath.split(separator: ".").map(String.init)))
  }

  /// What stands for `$name`.
  public convenience init(forVariable variable: String) { self.init(.variable(variable)) }

  /// A list of expressions.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(
      .aggregate(
        subexpressions.map { ($0 as? NSExpression)?.form ?? .constant(PredicateValue($0)) }))
  }

  /// What a predicate is evaluated with: `SELF`.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.itself) }

  /// The key path, if it is one; otherwise empty.
  open var keyPath: String {
    if case .keyPath(let keys) = form { keys.joined(separator: ".") } else { "" }
  }

  /// The value, if it is a constant.
  open var constantValue: Any? {
    if case .constant(let value) = form { value.foundationValue } else { nil }
  }

  /// The value of the expression for something; without one the test fails.
  ///
  /// - Parameters:
  ///   - object: What `SELF` is.
  ///   - context: Not used.
  /// - Returns: The value.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    do throws(PredicateEvaluationError) {
      return try form.value(for: PredicateValue(object)).foundationValue
    } catch {
      PredicateProblems.report(error.message)
      return nil
    }
  }

  /// The expression as a format string.
  open override var description: String { form.format }
}
