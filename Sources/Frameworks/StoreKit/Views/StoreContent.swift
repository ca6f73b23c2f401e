public import SimulatedUI

/// Parts of a store of subscriptions.
@MainActor @preconcurrency
public protocol StoreContent {
  /// The type of what it is made of.
  associatedtype Body: StoreContent

  /// What it is made of.
  @StoreContentBuilder var body: Body { get }

  /// The parts, for the products that there are.
  func _parts(of products: [Product]) -> _StoreParts
}

extension StoreContent {
  /// The parts of what it is made of.
  public func _parts(of products: [Product]) -> _StoreParts { body._parts(of: products) }
}

extension StoreContent where Body == Never {
  /// Never called: such content lays itself out.
  public var body: Never { fatalError("There is no value of this type.") }
}

extension Never: StoreContent {
  /// Never called.
  public func _parts(of products: [Product]) -> _StoreParts { _StoreParts() }
}

/// Parts of a store, laid out for the products that there are.
public struct _StoreParts {
  var groups: [StoreContentGroup] = []
  /// Sections that are in no group.
  var sections: [StoreContentSection] = []
}

/// Some of the products, with what is said of them.
struct StoreContentGroup {
  var label: AnyView?
  var marketing: AnyView?
  var sections: [StoreContentSection]
}

/// Some of the products, with a header and a footer.
struct StoreContentSection {
  var header: AnyView?
  var footer: AnyView?
  var products: [Product]
}

/// What a store of subscriptions in parts shows.
public struct SubscriptionStoreContentView<Content: StoreContent>: View {
  let content: Content

  /// Nothing by itself: the store shows the parts.
  public var body: some View { EmptyView() }
}

/// A store in parts, whatever their types.
@MainActor
protocol StoreContentParts {
  /// The groups, for the products that there are.
  func groups(of products: [Product]) -> [StoreContentGroup]
}

extension SubscriptionStoreContentView: StoreContentParts {
  func groups(of products: [Product]) -> [StoreContentGroup] {
    let parts = content._parts(of: products)
    let loose = parts.sections.isEmpty ? [] : [StoreContentGroup(sections: parts.sections)]
    return (parts.groups + loose).filter { !$0.sections.flatMap(\.products).isEmpty }
  }
}

/// Puts parts of a store together.
@resultBuilder
public struct StoreContentBuilder {
  /// Several parts.
  public static func buildBlock<each Content: StoreContent>(
    _ content: repeat each Content
  ) -> TupleStoreContent<repeat each Content> { TupleStoreContent(repeat each content) }

  /// One part.
  public static func buildExpression<Content: StoreContent>(_ content: Content) -> Content {
    content
  }

  /// A part that may be missing.
  public static func buildIf<Content: StoreContent>(_ section: Content?) -> Content? { section }

  /// The first of two parts.
  public static func buildEither<First: StoreContent, Second: StoreContent>(
    first: First
  ) -> ConditionalStoreContent<First, Second> { .first(first) }

  /// The second of two parts.
  public static func buildEither<First: StoreContent, Second: StoreContent>(
    second: Second
  ) -> ConditionalStoreContent<First, Second> { .second(second) }
}

/// Several parts of a store.
public struct TupleStoreContent<each Content: StoreContent>: StoreContent {
  /// Nothing: it lays itself out.
  public typealias Body = Never

  private nonisolated(unsafe) let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// The parts of all.
  public func _parts(of products: [Product]) -> _StoreParts {
    var all = _StoreParts()
    for part in repeat each content {
      let parts = part._parts(of: products)
      all.groups += parts.groups
      all.sections += parts.sections
    }
    return all
  }
}

/// One of two parts of a store.
public enum ConditionalStoreContent<First: StoreContent, Second: StoreContent>: StoreContent {
  /// Nothing: it lays itself out.
  public typealias Body = Never

  /// The first.
  case first(First)
  /// The second.
  case second(Second)

  /// The parts of the one that is there.
  public func _parts(of products: [Product]) -> _StoreParts {
    switch self {
    case .first(let content): content._parts(of: products)
    case .second(let content): content._parts(of: products)
    }
  }
}

extension Optional: StoreContent where Wrapped: StoreContent {
  /// The parts, if it is there.
  public func _parts(of products: [Product]) -> _StoreParts {
    self?._parts(of: products) ?? _StoreParts()
  }
}
