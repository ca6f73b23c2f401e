// Keys of a hardware keyboard that an app listens to where no text is typed. A test's `typeKey`
// presses them; they reach views in an app only while these have focus, which a touch screen gives
// to text inputs alone.

/// A key that has been pressed.
@available(iOS17 )
public struct KeyPress: Sendable {
  /// What becomes of the key.
  public enum Result: Sendable {
    /// The view has taken it.
    case handled
    /// Others may.
    case ignored
  }

  /// What a key does.
  public struct Phases: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// It goes up.
    public static let up = Phases(rawValue: 4)
    /// All of it.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What the key does.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// Keys held down meanwhile.
  public let modifiers: EventModifiers
}

extension View {
  /// Runs an action when a key is pressed while the view has focus.
  @available(iOS17 )
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action when a key is pressed while the view has focus.
  @available(iOS17 )
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action when one of some keys is pressed while the view has focus.
  @available(iOS17 )
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action when a key that types one of some characters is pressed.
  @available(iOS17 )
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action when a key is pressed while the view has focus.
  @available(iOS17 )
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}
