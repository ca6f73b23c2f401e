/// Choosing how the panes are arranged.
extension ExplorerMind {
  /// Shows the focused pane alone, and says how the others come back.
  mutating func zoomIn() {
    view.isZoomed = true
    let (name, key) = (language.say(view.focus.title), preferences.way(to: .zoomOut))
    notice = language.say(
      "Only \(name) is shown: \(key) shows all panes again.",
      ja: "\(name) だけを表示しています。\(key) で全ペインに戻ります。")
  }

  /// Arranges the panes in the way that is named; without a name, in the next way that fits the
  /// terminal.
  mutating func arrange(_ name: String) -> [ExplorerEffect] {
    guard let chosen = name.isEmpty ? nextArrangement : Arrangement(rawValue: name) else {
      let names = Arrangement.allCases.map(\.name).joined(separator: ", ")
      notice = language.say(
        "there is no layout \"\(name)\"; there are \(names)", ja: "配置「\(name)」はありません（\(names)）")
      return []
    }
    preferences.arrangement = chosen
    view.isZoomed = false
    notice = language.say(
      "layout \(chosen.name): \(chosen.title.english)",
      ja: "配置 \(chosen.name)：\(chosen.title.japanese)")
    if !hasRoom(for: chosen) {
      let problem = language.say("; there is no room for it here", ja: "（この大きさでは使えません）")
      notice? += problem
    }
    return []
  }

  private var nextArrangement: Arrangement {
    var next = preferences.arrangement.next
    while !hasRoom(for: next), next != preferences.arrangement { next = next.next }
    return next
  }

  /// Whether the terminal has room for an arrangement.
  private func hasRoom(for arrangement: Arrangement) -> Bool {
    ExplorerLayout.hasRoom(for: arrangement, in: view.size)
  }
}
