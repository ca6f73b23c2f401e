import DeviceServices
public import Intents
public import SimulatedUIKit

/// How a button to add a shortcut looks.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  /// The cases as Intents numbers them.
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// A button by which persons add a shortcut, in the system's words.
@MainActor @preconcurrency
open class INUIAddVoiceShortcutButton: UIButton {
  private static let words = SystemText(
    "Add to Siri", ja: "Siriに追加", de: "Zu Siri hinzufügen")

  /// How it looks.
  public private(set) var style = INUIAddVoiceShortcutButtonStyle.automatic
  /// Told that the person wants to add or change a shortcut.
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  /// What they would add.
  open var shortcut: INShortcut?

  /// Creates a button.
  public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
    self.init(frame: .zero)
    self.style = style
    setTitle(Self.words.text, for: .normal)
    addAction(UIAction { [weak self] _ in self?.present() }, for: .touchUpInside)
  }

  /// Sets how it looks.
  open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }

  private func present() {
    guard let shortcut else { return }
    delegate?.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
  }
}

/// Told that a person wants to add or change a shortcut.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
  /// They want to add one: the app shows a controller.
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  /// They want to change one: the app shows a controller.
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
