/// Where content is that scrolls, as an app sets it, and the view at its start, as an app reads it.
@available(iOS18 )
public struct ScrollPosition: Equatable, Sendable {
  /// What the app has asked for last.
  enum Goal: Equatable, @unchecked Sendable {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// What the app has asked for last; nil when it has not, or a person has scrolled since.
  private(set) var goal: Goal?
  /// Tells one wish from the next of the same goal.
  private(set) var wish = 0
  /// The identity of the view at the start, once a person has scrolled.
  private var seen: ScrollIdentity?
  /// Whether a person has scrolled since the app has asked for something.
  public private(set) var isPositionedByUser = false
  /// Whether identities are of a type that the app wants to know.
  private let knowsViews: @Sendable (AnyHashable) -> Bool

  /// Creates the position where content is at first.
  ///
  /// - Parameter idType: The type of the identities that the app wants to know.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    knowsViews = { $0.base is ID }
  }

  /// Creates the position of a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(idType: ID.self)
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates the position at an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(idType: idType)
    scrollTo(edge: edge)
  }

  /// Creates the position at a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(idType: idType)
    scrollTo(point: point)
  }

  /// Creates the position at a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }

  /// Creates the position at a height of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(idType: idType)
    scrollTo(y: y)
  }

  /// Creates the position at a width of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(idType: idType)
    scrollTo(x: x)
  }

  /// Whether both say the same.
  public static func == (one: Self, other: Self) -> Bool {
    (one.goal, one.wish, one.seen, one.isPositionedByUser)
      == (other.goal, other.wish, other.seen, other.isPositionedByUser)
  }
}

/// The identity of a view, of any type: those that an app may learn are sendable.
private struct ScrollIdentity: Hashable, @unchecked Sendable {
  let value: AnyHashable
}

extension ScrollPosition {
  /// The edge that the app has asked for; nil when it has not.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }

  /// The point that the app has asked for; nil when it has not.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }

  /// The width that the app has asked for; nil when it has not.
  public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }

  /// The height that the app has asked for; nil when it has not.
  public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }

  /// The identity of the view that the app has asked for, or that a person has scrolled to.
  public var viewID: AnyHashable? {
    if case .view(let id, _) = goal { return id }
    return seen?.value
  }

  /// The same identity, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID?.base as? T }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(for: .view(AnyHashable(id), anchor))
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { ask(for: .point(x: point.x, y: point.y)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .point(x: x, y: y)) }

  /// Scrolls to a width of the content.
  public mutating func scrollTo(x: CGFloat) { ask(for: .point(x: x, y: nil)) }

  /// Scrolls to a height of the content.
  public mutating func scrollTo(y: CGFloat) { ask(for: .point(x: nil, y: y)) }

  private mutating func ask(for goal: Goal) {
    self.goal = goal
    wish += 1
    seen = nil
    isPositionedByUser = false
  }

  /// Takes note of where a person has scrolled to.
  mutating func see(_ identity: AnyHashable) {
    goal = nil
    isPositionedByUser = true
    seen = knowsViews(identity) ? ScrollIdentity(value: identity) : nil
  }
}
