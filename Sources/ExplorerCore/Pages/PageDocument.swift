import TerminalModel

/// The text of a page that is shown over the panes.
struct PageDocument {
  /// How much of the screen a page takes.
  enum Extent: Hashable {
    /// As much as its lines need, in a column that reads well.
    case column
    /// A wider column where there is room: its lines name several tests and places.
    case wide
    /// Beside the app where there is room, so that both can be seen to move.
    case besideApp
    /// Everything.
    case full
  }

  /// Its heading.
  var title: String
  /// Its lines.
  var document: PaneDocument
  /// Whether one of its lines is selected, rather than just scrolled to.
  var isList = false
  /// How much of the screen it takes.
  var extent = Extent.column

  /// Number of items.
  var count: Int { document.count }

  /// A page of lines to read.
  static func page(_ title: String, _ lines: [StyledLine]) -> PageDocument {
    PageDocument(
      title: title,
      document: PaneDocument(count: lines.count, anchor: 0) { item, _ in [lines[item]] })
  }

  /// A list of lines of which one is chosen; `empty` is said where there are none.
  static func list(
    _ title: String, _ lines: [StyledLine], empty: String, extent: Extent = .column
  ) -> PageDocument {
    guard !lines.isEmpty else { return page(title, [StyledLine(" " + empty, .dim)]) }
    var document = page(title, lines)
    document.isList = true
    document.extent = extent
    return document
  }

  /// A list of values, the current one marked.
  static func choices(
    of title: String, among values: [String], current: Int?
  ) -> PageDocument {
    let lines = values.enumerated().map { item, value in
      let isCurrent = item == current
      var line = StyledLine(isCurrent ? " ● " : " ○ ", isCurrent ? .pass : .dim)
      line.add(value, isCurrent ? .title : .text)
      return line
    }
    return list(title, lines, empty: "")
  }
}
