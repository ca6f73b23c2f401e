/// Several views in a row, as a view builder collects them.
///
/// The views are kept in an object: a view is copied whenever it is handed on, and what it holds
/// with it, down to the last label of a screen.
public struct TupleView<T>: View, PrimitiveView {
  private nonisolated(unsafe) let views: any TupleParts<T>

  /// The views.
  public var value: T { views.tuple }

  /// Puts the views of a tuple in a row.
  ///
  /// - Parameter value: A tuple of views, or a single one; what is no view shows nothing.
  public nonisolated init(_ value: T) { views = PlainTuple(value) }

  nonisolated init<each Content: View>(
    _ content: repeat each Content
  ) where T == (repeat each Content) {
    views = KnownTuple(repeat each content)
  }

  /// The views one by one.
  var elements: [any View] { views.elements }

  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) { views.update(node) }
}

extension TupleView: SelfComparing {
  func isSame(as other: Self) -> Bool {
    views === other.views || views.areSame(as: other.views)
  }
}

extension TupleView: StructuralView {
  func buildsLike(_ old: Self) -> Bool { true }
}

extension TupleView: ViewList {}

/// Views that are never changed.
private protocol TupleParts<Tuple>: AnyObject {
  associatedtype Tuple
  nonisolated var tuple: Tuple { get }
  /// The views of the tuple.
  @MainActor var elements: [any View] { get }
  /// Whether others show the same.
  @MainActor func areSame(as other: any TupleParts<Tuple>) -> Bool
  /// Makes the views the children of a node.
  @MainActor func update(_ node: ViewNode)
}

extension TupleParts {
  @MainActor func areSame(as other: any TupleParts<Tuple>) -> Bool {
    ValueComparison.areSame(tuple, other.tuple)
  }
}

/// Views whose types are known where they are put together.
private final class KnownTuple<each Content: View>: TupleParts {
  nonisolated(unsafe) let tuple: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { tuple = (repeat each content) }

  var elements: [any View] {
    var elements: [any View] = []
    for view in repeat each tuple { elements.append(view) }
    return elements
  }

  func areSame(as other: any TupleParts<(repeat each Content)>) -> Bool {
    guard type(of: other) == Self.self else {
      return ValueComparison.areSame(tuple, other.tuple)
    }
    // Where they lie: behind the protocol each would be copied first.
    return ValueComparison.areSame(tuple, unsafeDowncast(other, to: Self.self).tuple)
  }

  func update(_ node: ViewNode) {
    var index = 0
    for view in repeat each tuple {
      node.updateChild(.index(index), view)
      index += 1
    }
  }
}

/// A tuple that an app has made itself.
private final class PlainTuple<Tuple>: TupleParts {
  nonisolated(unsafe) let tuple: Tuple

  nonisolated init(_ tuple: Tuple) { self.tuple = tuple }

  var elements: [any View] {
    if let view = tuple as? any View { return [view] }
    return Mirror(reflecting: tuple).children.compactMap { $0.value as? any View }
  }

  func update(_ node: ViewNode) {
    for (index, view) in elements.enumerated() { node.updateChild(.index(index), view) }
  }
}
