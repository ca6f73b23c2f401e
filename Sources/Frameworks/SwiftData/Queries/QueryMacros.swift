public import Foundation
public import SimulatedUI

// One for each initialiser of the type of this name, which says what it does.

/// Finds models for a view.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
@available(iOS17 )
public macro Query() = #externalMacro(module: "PomeloMacros", type: "QueryMacro")

/// Finds models for a view.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
@available(iOS17 )
public macro Query(transaction: Transaction) =
  #externalMacro(module: "PomeloMacros", type: "QueryMacro")

/// Finds models for a view, and shows changes with an animation.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
@available(iOS17 )
public macro Query(animation: Animation) =
  #externalMacro(module: "PomeloMacros", type: "QueryMacro")

/// Finds models for a view.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
@available(iOS17 )
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "PomeloMacros", type: "QueryMacro")

/// Finds models for a view, and shows changes with an animation.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
@available(iOS17 )
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "PomeloMacros", type: "QueryMacro")

/// Finds models for a view.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
@available(iOS17 )
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "PomeloMacros", type: "QueryMacro")

/// Finds models for a view, and shows changes with an animation.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
@available(iOS17 )
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "PomeloMacros", type: "QueryMacro")

/// Finds models for a view.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
@available(iOS17 )
public macro Query<Element: PersistentModel, Value: Comparable>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "PomeloMacros", type: "QueryMacro")

/// Finds models for a view, and shows changes with an animation.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
@available(iOS17 )
public macro Query<Element: PersistentModel, Value: Comparable>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "PomeloMacros", type: "QueryMacro")

/// Finds models for a view.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
@available(iOS17 )
public macro Query<Element: PersistentModel, Value: Comparable>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "PomeloMacros", type: "QueryMacro")

/// Finds models for a view, and shows changes with an animation.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
@available(iOS17 )
public macro Query<Element: PersistentModel, Value: Comparable>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "PomeloMacros", type: "QueryMacro")
