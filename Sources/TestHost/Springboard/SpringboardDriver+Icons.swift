import ElementModel
import Foundation
import XCUITest

/// Icons: taps open apps, and a long press opens what removes them.
extension SpringboardDriver {
  /// Takes a finger that is on the system's own screen.
  func touch(_ touch: Touch) {
    switch touch.phase {
    case .began:
      press?.end()
      press = nil
      if case .icon(let place)? = target(at: touch.location) { press = IconPress(icon: place) }
    case .ended:
      let ended = press
      press = nil
      ended?.end()
      if let ended, let length = ended.length {
        home.release(icon: ended.icon, after: length)
        animate("home screen menu")
      } else {
        tap(at: touch.location)
      }
    case .cancelled:
      press?.end()
      press = nil
    case .moved: break
    }
  }

  /// Does what an item of the open menu says.
  func choose(_ item: HomeScreen.MenuItem) {
    let place = home.menu
    home.menu = nil
    switch item {
    case .edit: home.isEditing = true
    case .remove: if let place { askToRemove(place) }
    }
    animate("home screen menu")
  }

  /// Asks whether an app is to go, in iOS's words.
  func askToRemove(_ place: Int) {
    let app = apps[place]
    present(
      app: Self.identifier, title: "Remove “\(app.name)”?",
      lines: ["Removing from Home Screen will keep the app in your App Library."],
      buttons: [
        SystemAlert.Button(label: "Delete App") { [weak self] in self?.askToDelete(place) },
        SystemAlert.Button(label: "Remove from Home Screen") { [weak self] in
          self?.home.removed.insert(place)
        },
        SystemAlert.Button(label: "Cancel") {},
      ])
  }

  private func askToDelete(_ place: Int) {
    present(
      app: Self.identifier, title: "Delete “\(apps[place].name)”?",
      lines: ["Deleting this app will also delete its data."],
      buttons: [
        SystemAlert.Button(label: "Cancel") {},
        SystemAlert.Button(label: "Delete") { [weak self] in
          self?.home.removed.insert(place)
          self?.actions.deleteApp(place)
        },
      ])
  }
}
