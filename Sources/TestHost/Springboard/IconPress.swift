import VirtualTime

/// A finger that rests on an icon of the home screen.
@MainActor
final class IconPress {
  /// What the finger has waited for.
  enum Length {
    /// The menu of the icon.
    case menu
    /// The buttons by which icons are removed.
    case editing
  }

  /// The app's place.
  let icon: Int
  /// How long the finger has rested; `nil` as long as it may be a tap.
  private(set) var length: Length?
  private var waits: [ScheduledWork] = []

  /// Puts the finger down.
  init(icon: Int) {
    self.icon = icon
    waits = [
      wait(HomeScreen.timeToMenu, for: .menu), wait(HomeScreen.timeToEditing, for: .editing),
    ]
  }

  /// Takes the finger away.
  func end() { for wait in waits { wait.cancel() } }

  private func wait(_ time: Duration, for length: Length) -> ScheduledWork {
    VirtualTime.schedule(after: time, kind: .runner, label: "press of an icon") { [weak self] in
      self?.length = length
    }
  }
}
