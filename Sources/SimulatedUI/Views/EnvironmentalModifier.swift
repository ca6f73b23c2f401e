/// A modifier that becomes another one, depending on the environment it is used in.
///
/// See Apple's documentation of `EnvironmentalModifier`.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Never called: the modifier that it becomes is asked instead.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }

  /// A view with the modifier for an environment applied to it.
  func applied(to content: some View, in environment: EnvironmentValues) -> AnyView {
    AnyView(content.modifier(resolve(in: environment)))
  }
}
