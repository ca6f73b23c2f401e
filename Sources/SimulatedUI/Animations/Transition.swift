/// How far a view has come in or gone.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it comes, 0 while it is there, 1 once it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like.
@available(iOS17 )
public struct TransitionProperties: Sendable {
  /// Whether something moves.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes, as an app says.
@MainActor @preconcurrency
@available(iOS17 )
public protocol Transition {
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
  /// What it looks like meanwhile.
  associatedtype Body: View

  /// What the view looks like in a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition is like.
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  /// Something moves.
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }

  /// What a view looks like in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(erasing: content), phase: phase)
  }

  /// Does both.
  nonisolated public func combined<T: Transition>(with other: T) -> Self { self }

  /// Animates.
  nonisolated public func animation(_ animation: Animation?) -> Self { self }
}

/// Fades.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Slides in and out.
public struct SlideTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Comes and goes at once.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Grows and shrinks.
public struct ScaleTransition: Transition {
  /// By which factor.
  public var scale: Double
  /// Around which point.
  public var anchor: UnitPoint

  /// Creates the transition.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moves in from a side.
public struct MoveTransition: Transition {
  /// The side.
  public var edge: Edge

  /// Creates the transition.
  nonisolated public init(edge: Edge) { self.edge = edge }

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Pushes out what was there.
public struct PushTransition: Transition {
  /// The side that it comes from.
  public var edge: Edge

  /// Creates the transition.
  nonisolated public init(edge: Edge) { self.edge = edge }

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Blurs while it fades.
public struct BlurReplaceTransition: Transition {
  /// How it moves meanwhile.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    /// Upwards.
    public static let upUp = Configuration(name: "upUp")
    /// Down and up.
    public static let downUp = Configuration(name: "downUp")
  }

  /// How it moves meanwhile.
  public var configuration: Configuration

  /// Creates the transition.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Comes and goes differently.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view as it is once it has come.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(content: content, phase: phase)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs while it fades.
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Blurs while it fades.
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
