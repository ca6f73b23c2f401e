/// A space of names of a view, for views that stand for the same thing.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Tells one space from another.
  public struct ID: Hashable, Sendable {
    fileprivate var node = 0
    fileprivate var slot = 0
  }

  private var id = ID()

  /// Creates a space.
  public init() {}

  /// The space.
  public var wrappedValue: ID { id }
}

extension Namespace: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    id = ID(node: node.id, slot: slot)
  }
}

/// What of a view's shape another one takes over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Lets the view grow out of another one of the same name, which shows only on the way.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// Lets a screen grow out of the view.
  @available(iOS18 )
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
}

/// A modifier that can be drawn between two states.
public protocol AnimatableModifier: Animatable, ViewModifier {}
