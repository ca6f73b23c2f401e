/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// What a hardware keyboard's keys do; the simulated device has none, so nothing happens.
@MainActor @preconcurrency
open class UIKeyCommand: NSObject {
  /// The arrow up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"

  /// The key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// What is called.
  public let action: Selector?
  /// What people read of it.
  open var title: String
  /// What people read of it while the keys are held.
  open var discoverabilityTitle: String?
  /// Whether it goes before the system's own.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    title = ""
  }

  /// Creates a command with a title.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [Any] = [],
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle
  }
}

/// A button of a remote control or keyboard that is pressed; the simulated device has none.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// Which button it is.
  public enum PressType: Int, Sendable {
    /// The cases as UIKit numbers them.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// Which button it is.
  public let type: PressType

  init(type: PressType) { self.type = type }
}

/// Buttons that are pressed.
@MainActor @preconcurrency
open class UIPressesEvent: NSObject {
  /// All of them.
  open var allPresses: Set<UIPress> { [] }
}
