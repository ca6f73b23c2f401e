// Modifiers for parts of a device that a simulated one does not have: pencils, edges that react to
// swipes, displays of a wide range. They are here so that an app's sources compile unchanged.

extension View {
  /// Shows or hides what the system draws over an app.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets how bright pictures may be.
  @available(iOS17 )
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }

  /// Names the view for reports of what a person does.
  @available(iOS17 )
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Says what a double tap of a pencil does.
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Says what a squeeze of a pencil does.
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }

  /// Says whether things that are dragged over the view open it.
  @available(iOS17 )
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Says what typing on a hardware keyboard selects in a list.
  @available(iOS17 )
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Says what typing on a hardware keyboard selects in a list.
  @available(iOS17 )
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Says what typing on a hardware keyboard selects in a list.
  @_disfavoredOverload
  @available(iOS17 )
  public func typeSelectEquivalent<Words: StringProtocol>(_ string: Words) -> some View { self }

  /// Says what a file or page that the screen shows is called, for the menu of its title.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Changes how rows look with a pointer over them.
  public func listRowHoverEffect(_ effect: HoverEffect) -> some View { self }

  /// Keeps rows from changing with a pointer over them.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets how the view looks with a pointer over it, where a modifier inside says nothing.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Says when a search field takes dictation.
  public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View { self }
}

/// What is known about a double tap of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// How far a squeeze of a pencil is.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It goes on.
  case active
  /// It has ended.
  case ended
  /// It has been taken back.
  case failed
}

/// Whether things that are dragged over a view open it.
@available(iOS17 )
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As the view suggests.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// They do.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// They do not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// When a field takes dictation.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let activation: TextInputDictationActivation?

  /// As the field suggests.
  public static let automatic = TextInputDictationBehavior(activation: nil)

  /// In the field itself.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }

  /// Not at all.
  public static let preventDictation = TextInputDictationBehavior(activation: nil)
}

/// What starts dictation.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let name: String

  /// The microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// A look.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether things that are dragged over a view open it.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}
