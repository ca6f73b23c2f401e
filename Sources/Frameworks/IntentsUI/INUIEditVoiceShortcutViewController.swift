import DeviceServices
public import Foundation
public import Intents
import SimulatedUI
public import SimulatedUIKit

/// A sheet on which a person gives other words to a shortcut, or removes it.
@MainActor @preconcurrency
open class INUIEditVoiceShortcutViewController: UIViewController {
  /// Told how it ended.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  private let voiceShortcut: INVoiceShortcut

  /// Creates a sheet for a shortcut.
  public init(voiceShortcut: INVoiceShortcut) {
    self.voiceShortcut = voiceShortcut
    super.init(nibName: nil, bundle: nil)
  }

  /// Not used: there are no archives of views here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Makes the sheet.
  open override func loadView() {
    let shown = UIView(frame: UIScreen.main.bounds)
    shown.kind = .hosting(
      AnyView(
        VoiceShortcutSheet(phrase: voiceShortcut.invocationPhrase, deletes: true) {
          [weak self] in self?.finish($0)
        }))
    view = shown
  }

  private func finish(_ outcome: VoiceShortcutSheet.Outcome) {
    switch outcome {
    case .cancelled: delegate?.editVoiceShortcutViewControllerDidCancel(self)
    case .deleted:
      INVoiceShortcutCenter.shared.forget(voiceShortcut.identifier)
      delegate?.editVoiceShortcutViewController(
        self, didDeleteVoiceShortcutWithIdentifier: voiceShortcut.identifier)
    case .phrase(let phrase):
      let changed = INVoiceShortcut(
        invocationPhrase: phrase, shortcut: voiceShortcut.shortcut)
      INVoiceShortcutCenter.shared.keep(changed, replacing: voiceShortcut)
      delegate?.editVoiceShortcutViewController(self, didUpdate: changed, error: nil)
    }
  }
}

/// Told how changing a shortcut ended; takes the sheet away.
@MainActor @preconcurrency
public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
  /// The shortcut has other words.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  /// The shortcut is gone.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  /// Nothing has changed.
  func editVoiceShortcutViewControllerDidCancel(
    _ controller: INUIEditVoiceShortcutViewController)
}
