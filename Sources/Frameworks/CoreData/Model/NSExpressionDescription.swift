public import Foundation

public import class SimulatedFoundation.NSExpression

/// A column of results that is calculated.
open class NSExpressionDescription: NSPropertyDescription {
  /// What is calculated.
  open var expression: SimulatedFoundation.NSExpression?
  /// The kind of its values.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The kind of its values, as Swift names it.
  open var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: expressionResultType.rawValue) }
    set {
      expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType
    }
  }
}
