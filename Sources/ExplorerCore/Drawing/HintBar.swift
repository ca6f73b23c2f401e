/// The bar at the bottom: the keys that do something now, most used first, as many as there is room
/// for.
struct HintBar {
  /// A key with what it does.
  struct Item: Hashable {
    var hint: BarInput.Hint
    /// Where it stands.
    var columns: Range<Int>
  }

  let items: [Item]

  /// Lays the bar out.
  ///
  /// - Parameters:
  ///   - hints: The keys; help stands last, if it is there.
  ///   - columns: Columns before what stands at the right.
  init(_ hints: [BarInput.Hint], columns: Int) {
    // Help always has its place, whatever else there is no room for.
    let help = hints.last.flatMap { $0.command == .help ? $0 : nil }
    let helpWidth = help?.width ?? 0
    var items: [Item] = []
    var column = 1
    for hint in hints where hint.command != .help {
      let end = column + hint.width
      guard end + helpWidth <= columns else { break }
      items.append(Item(hint: hint, columns: column..<end))
      column = end
    }
    if let help, column + helpWidth <= columns + 2 {
      items.append(Item(hint: help, columns: column..<column + helpWidth))
    }
    self.items = items
  }
}
