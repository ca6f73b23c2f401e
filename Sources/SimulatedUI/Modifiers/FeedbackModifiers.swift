// Modifiers that a person feels or hears, or sees with a pointer, and a test does not; they are
// here so that an app's sources compile unchanged.

/// What a device lets a person feel or hear.
@available(iOS17 )
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy an impact is.
  public struct Weight: Equatable, Sendable {
    private let name: String
    /// Light.
    public static let light = Weight(name: "light")
    /// Medium.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard something is.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    /// Rigid.
    public static let rigid = Flexibility(name: "rigid")
    /// Solid.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String

  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// There is something to mind.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection has changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has grown.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has shrunk.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Things have lined up.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level has been crossed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things have met.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things of some weight have met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Things of some hardness have met.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
}

/// How a view looks with a pointer over it.
public struct HoverEffect: Sendable {
  /// As the view suggests.
  public static let automatic = HoverEffect()
  /// The pointer becomes its background.
  public static let highlight = HoverEffect()
  /// It rises.
  public static let lift = HoverEffect()
}

/// What a view that can have focus is used for.
@available(iOS17 )
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To be activated.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the device suggests.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// How much a wish for focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// Only when focus has no other place to go.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Always.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Lets a person feel something when a value changes.
  @available(iOS17 )
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Lets a person feel something when a value changes in some way.
  @available(iOS17 )
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Lets a person feel something that depends on how a value changes.
  @available(iOS17 )
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  /// Lets a person feel something that depends on a value that has changed.
  @available(iOS17 )
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// Changes how the view looks with a pointer over it.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Changes how the view looks with a pointer over it.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    self
  }

  /// Keeps views from changing with a pointer over them.
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Says what the view is good for, to a pointer that rests on it.
  public func help(_ key: LocalizedStringKey) -> some View { self }

  /// Says what the view is good for, to a pointer that rests on it.
  public func help(_ text: Text) -> some View { self }

  /// Says what the view is good for, to a pointer that rests on it.
  @_disfavoredOverload
  public func help<Content: StringProtocol>(_ text: Content) -> some View { self }

  /// Lets the view have focus of a hardware keyboard.
  @available(iOS17 )
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Lets the view have focus of a hardware keyboard, for some uses.
  @available(iOS17 )
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }

  /// Shows or hides that the view has focus.
  @available(iOS17 )
  public func focusEffectDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Says that focus of a hardware keyboard moves among the views inside first.
  public func focusSection() -> some View { self }

  /// Says how selectable text is found and replaced.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Keeps texts from being found.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Keeps texts from being replaced.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Lets dialogs be suppressed; on a phone they have no such toggle.
  @available(iOS17 )
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Lets dialogs be suppressed; on a phone they have no such toggle.
  @_disfavoredOverload
  @available(iOS17 )
  public func dialogSuppressionToggle<Title: StringProtocol>(
    _ title: Title, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Lets dialogs be suppressed; on a phone they have no such toggle.
  @available(iOS17 )
  public func dialogSuppressionToggle(
    _ title: Text, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Lets dialogs be suppressed; on a phone they have no such toggle.
  @available(iOS17 )
  public func dialogSuppressionToggle(
    _ title: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Says how urgent dialogs are.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Says where swiping writes text.
  public func scribbleDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// How urgent a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Something will be lost.
  public static let critical = DialogSeverity(name: "critical")
  /// As usual.
  public static let standard = DialogSeverity(name: "standard")
}
