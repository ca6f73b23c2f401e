import Foundation
import SimulatedUIKit
import VirtualTime

/// Saves a context some time after it has changed, and when the app leaves the screen.
///
/// When a device does so is not documented and hard to predict; what an app has not saved is lost if
/// it is ended meanwhile. The ten seconds are a guess.
final class Autosaver: @unchecked Sendable {
  weak var context: ModelContext?
  private var work: ScheduledWork?
  private var leaving: (any NSObjectProtocol)?

  /// Whether it saves.
  var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      isEnabled ? begin() : end()
    }
  }

  deinit { end() }

  /// Notes that the context has changed.
  func noteChange() {
    guard isEnabled, work == nil else { return }
    work = VirtualTime.schedule(
      after: .seconds(10), kind: .timer, label: "autosave", isBackground: false
    ) { [weak self] in
      self?.save()
    }
  }

  private func begin() {
    leaving = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in
      self?.save()
    }
    if context?.hasChanges == true { noteChange() }
  }

  private func end() {
    work?.cancel()
    work = nil
    if let leaving { NotificationCenter.default.removeObserver(leaving) }
    leaving = nil
  }

  private func save() {
    work?.cancel()
    work = nil
    // What cannot be saved stays unsaved, and the app can ask for it again.
    try? context?.save()
  }
}
