/// The name of a system symbol, and what VoiceOver calls it.
struct SymbolName: Sendable {
  private let name: String

  init(_ name: String) { self.name = name }

  /// What VoiceOver says: the system's word where it is known, or the words of the name.
  var label: String {
    let words = name.split(separator: ".").map(String.init)
      .filter { !Self.variants.contains($0) }
    let base = words.joined(separator: ".")
    if let label = Self.labels[base] { return label }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Parts of a name that change the drawing, not the meaning.
  private static let variants: Set<String> = ["fill", "circle", "square", "rectangle"]

  private static let labels = [
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "chevron.down": "Go Down", "chevron.up": "Go Up",
    "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "house": "Home",
    "gear": "Settings", "gearshape": "Settings", "magnifyingglass": "Search", "star": "Favorite",
    "heart": "Love", "checkmark": "Selected", "pencil": "Edit", "ellipsis": "More",
    "arrow.clockwise": "Refresh", "info": "Info", "bell": "Notifications", "envelope": "Mail",
    "cart": "Shopping Cart", "line.3.horizontal": "Menu", "eye": "Show", "eye.slash": "Hide",
  ]
}
