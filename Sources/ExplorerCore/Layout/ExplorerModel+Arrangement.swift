/// Arranging panes.
extension ExplorerModel {
  /// Takes an arrangement by its name, or the next one.
  mutating func arrange(_ name: String) -> [ExplorerEffect] {
    guard let chosen = name.isEmpty ? arrangement.next : Arrangement(rawValue: name) else {
      let names = Arrangement.allCases.map(\.name).joined(separator: ", ")
      notice = language.say(
        "there is no layout \"\(name)\"; there are \(names)", ja: "配置「\(name)」はありません（\(names)）")
      return []
    }
    arrangement = chosen
    isZoomed = false
    notice = language.say(
      "layout \(chosen.name): \(chosen.title.english)",
      ja: "配置 \(chosen.name)：\(chosen.title.japanese)")
    return []
  }
}
