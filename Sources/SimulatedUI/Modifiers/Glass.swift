/// A material that bends what is behind it; no pixel shows it here.
@available(iOS26 )
public struct Glass: Equatable, Sendable {
  private var name: String

  /// As controls have it.
  public static var regular: Glass { Glass(name: "regular") }
  /// With more of what is behind it.
  public static var clear: Glass { Glass(name: "clear") }
  /// None.
  public static var identity: Glass { Glass(name: "identity") }

  /// In a colour.
  public func tint(_ color: Color?) -> Glass { self }

  /// That answers to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The form of glass that nothing says otherwise: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the form.
  public init() {}

  /// The capsule in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
@available(iOS26 )
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// By going over into other glass of its name.
  public static var matchedGeometry: GlassEffectTransition { Self(name: "matchedGeometry") }
  /// By fading in and out.
  public static var materialize: GlassEffectTransition { Self(name: "materialize") }
  /// At once.
  public static var identity: GlassEffectTransition { Self(name: "identity") }
}

/// Views of glass that flow into each other where they are close.
@available(iOS26 )
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: How close they have to be, in points.
  ///   - content: The views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

extension View {
  /// Puts the view on glass.
  @available(iOS26 )
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Puts the view on glass of a form.
  @available(iOS26 )
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }

  /// Names glass, so that it can go over into other glass.
  @available(iOS26 )
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Makes the glass of several views one.
  @available(iOS26 )
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Says how glass comes and goes.
  @available(iOS26 )
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Goes on with the view's picture under bars and sidebars, mirrored and blurred.
  @available(iOS26 )
  public func backgroundExtensionEffect() -> some View { self }

  /// Goes on with the view's picture under bars and sidebars, mirrored and blurred, or not.
  @available(iOS26 )
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
