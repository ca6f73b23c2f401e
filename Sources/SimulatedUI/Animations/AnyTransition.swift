/// How a view comes and goes.
///
/// Elements are there as soon as their view is, and gone as soon as it is removed; until its
/// animation has ended the app is not idle, and a test looks at an app that is.
public struct AnyTransition: Sendable {
  /// Fades.
  public static let opacity = AnyTransition()
  /// Slides in and out.
  public static let slide = AnyTransition()
  /// Grows and shrinks.
  public static let scale = AnyTransition()
  /// Comes and goes at once.
  public static let identity = AnyTransition()

  private init() {}

  /// Comes and goes as a transition says.
  public init<T: Transition>(_ transition: T) {}

  /// Moves in from a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Pushes out what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// Moves from a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// Moves from a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// Grows and shrinks by a factor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Grows and shrinks by a factor.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Changes by modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }

  /// Comes and goes differently.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  /// Does both.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Animates.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Sets how the view comes and goes.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Sets how the view comes and goes; what the transition shows of a view that is there is shown.
  public func transition<T: Transition>(_ transition: T) -> some View {
    transition.body(content: PlaceholderContentView(erasing: self), phase: .identity)
  }
}
