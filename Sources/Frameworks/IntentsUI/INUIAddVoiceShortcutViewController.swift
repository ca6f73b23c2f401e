import DeviceServices
public import Intents
import SimulatedUI
public import SimulatedUIKit

/// A sheet on which a person gives words to a shortcut.
@MainActor @preconcurrency
open class INUIAddVoiceShortcutViewController: UIViewController {
  /// Told how it ended.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  private let shortcut: INShortcut

  /// Creates a sheet for a shortcut.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init(nibName: nil, bundle: nil)
  }

  /// Not used: there are no archives of views here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Makes the sheet.
  open override func loadView() {
    let proposed =
      shortcut.intent?.suggestedInvocationPhrase
      ?? shortcut.userActivity?.suggestedInvocationPhrase
    let shown = UIView(frame: UIScreen.main.bounds)
    shown.kind = .hosting(
      AnyView(
        VoiceShortcutSheet(phrase: proposed ?? "", deletes: false) { [weak self] in
          self?.finish($0)
        }))
    view = shown
  }

  private func finish(_ outcome: VoiceShortcutSheet.Outcome) {
    guard case .phrase(let phrase) = outcome else {
      delegate?.addVoiceShortcutViewControllerDidCancel(self)
      return
    }
    let made = INVoiceShortcut(invocationPhrase: phrase, shortcut: shortcut)
    INVoiceShortcutCenter.shared.keep(made)
    delegate?.addVoiceShortcutViewController(self, didFinishWith: made, error: nil)
  }
}

/// Told how adding a shortcut ended; takes the sheet away.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
  /// A shortcut has been added.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController,
    didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  /// None has.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
