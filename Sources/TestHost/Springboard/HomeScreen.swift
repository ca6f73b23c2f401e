/// What of the home screen changes: which icons are on it, and what a long press has opened.
struct HomeScreen: Hashable {
  /// How long a finger rests on an icon before its menu opens.
  static let timeToMenu: Duration = .milliseconds(500)
  /// How long it rests before the icons can be removed instead.
  static let timeToEditing: Duration = .seconds(2)

  /// The icon whose menu is open, by the app's place; `nil` for none.
  var menu: Int?
  /// Whether each icon has a button that removes it.
  var isEditing = false
  /// The apps that have no icon, by their places.
  var removed: Set<Int> = []

  /// What the menu of an icon offers.
  enum MenuItem: String, CaseIterable {
    case edit = "Edit Home Screen"
    case remove = "Remove App"
  }

  /// Puts the menu away and ends editing.
  mutating func settle() {
    menu = nil
    isEditing = false
  }

  /// Lets a finger that has rested on an icon go.
  mutating func release(icon place: Int, after length: IconPress.Length) {
    switch length {
    case .menu: menu = place
    case .editing:
      menu = nil
      isEditing = true
    }
  }
}
