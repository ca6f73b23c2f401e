public import Foundation
import SimulatedFoundation
public import SimulatedUI

/// Finds models for a view, and has it evaluated again when others are found.
///
/// The macro of this name keeps one beside the variable that it is attached to.
@available(iOS17 )
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContextIfSet) private var environmentContext
  @State private var results = QueryResults<Element>()
  private let wish: QueryWish<Element>
  private let result: ([Element]) -> Result

  init(_ wish: QueryWish<Element>) where Result == [Element] {
    self.wish = wish
    result = { $0 }
  }

  /// The models.
  public var wrappedValue: Result { result(results.current) }

  /// Why nothing could be found, if so.
  public var fetchError: (any Error)? { results.error }

  /// The context that the models are of.
  public var modelContext: ModelContext { results.context ?? EnvironmentValues().modelContext }

  /// Finds the models; called before the view is evaluated.
  public mutating func update() {
    guard let environmentContext else {
      // What a device says there, too.
      fatalError("Set a .modelContext in view's environment to use Query")
    }
    results.follow(wish, in: environmentContext)
  }
}

extension Query where Result == [Element] {
  /// Finds all models.
  public init() { self.init(QueryWish(descriptor: FetchDescriptor())) }

  /// Finds all models, and shows changes as a transaction says.
  public init(transaction: Transaction) {
    self.init(QueryWish(descriptor: FetchDescriptor(), transaction: transaction))
  }

  /// Finds all models, and shows changes with an animation.
  public init(animation: Animation) {
    self.init(
      QueryWish(descriptor: FetchDescriptor(), transaction: Transaction(animation: animation)))
  }

  /// Finds models as a descriptor says.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(QueryWish(descriptor: descriptor, transaction: transaction))
  }

  /// Finds models as a descriptor says, and shows changes with an animation.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(QueryWish(descriptor: descriptor, transaction: Transaction(animation: animation)))
  }

  /// Finds models for which a condition holds, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  /// Finds models for which a condition holds, in an order, and shows changes with an animation.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
  }

  /// Finds models in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// Finds models in the order of a property, and shows changes with an animation.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// Finds models in the order of a text, as persons put them.
  public init(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// Finds models in the order of a text, and shows changes with an animation.
  public init(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// Finds models in the order of a property that may have no value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// Finds models in the order of a property that may have no value, and shows changes with an
  /// animation.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }
}
