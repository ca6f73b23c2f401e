import Foundation
import SimulatedUI

/// What a query asks for, to tell whether another one asks for the same.
struct QuerySignature: Equatable {
  private let condition: [ConditionPart]
  private let order: [AnyHashable]
  private let limit: Int?
  private let offset: Int?
  private let includesUnsaved: Bool

  init<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) {
    condition = descriptor.predicate.map { ConditionPart.parts(of: $0.expression) } ?? []
    order = descriptor.sortBy.map { AnyHashable($0) }
    limit = descriptor.fetchLimit
    offset = descriptor.fetchOffset
    includesUnsaved = descriptor.includePendingChanges
  }
}

/// A part of a condition; conditions have no notion of equality of their own.
private enum ConditionPart: Equatable {
  /// A kind of expression, or of value.
  case type(ObjectIdentifier)
  /// A variable of a model.
  case path(AnyKeyPath)
  /// A value that is equal to others.
  case value(AnyHashable)
  /// An object.
  case object(ObjectIdentifier)

  /// The parts of an expression, from the outside to the inside.
  static func parts(of value: Any) -> [ConditionPart] {
    // What stands for the model has a number of its own in each condition.
    let type = Swift.type(of: value)
    if type is any ModelVariable.Type { return [.type(ObjectIdentifier(type))] }
    if let path = value as? AnyKeyPath { return [.path(path)] }
    if let value = value as? AnyHashable { return [.value(value)] }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return [.object(ObjectIdentifier(value as AnyObject))] }
    return [.type(ObjectIdentifier(type))] + mirror.children.flatMap { parts(of: $0.value) }
  }
}

/// What stands for a model in a condition.
private protocol ModelVariable {}

extension PredicateExpressions.Variable: ModelVariable {}

/// What a view asks for.
struct QueryWish<Element: PersistentModel> {
  /// Which models.
  var descriptor: FetchDescriptor<Element>
  /// How changes of what is found are shown.
  var transaction: Transaction?
}
