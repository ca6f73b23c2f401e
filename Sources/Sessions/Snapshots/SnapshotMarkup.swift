import TerminalModel

/// The HTML of a page of snapshots; whatever comes from a project is escaped.
struct SnapshotMarkup {
  /// The project's name.
  let title: String
  /// What is shown.
  let items: [SnapshotPage.Item]
  /// How many snapshots there are in all.
  let count: Int

  /// The page.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escaped(title)): snapshots</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>\(Self.escaped(title))</h1>
    <p>\(summary)</p>
    <nav>
    <button data-mode="side">1 side by side</button>
    <button data-mode="slide">2 slider</button>
    <button data-mode="blend">3 blend</button>
    <button data-mode="diff">4 difference</button>
    <span>j, k: next and previous · ← →: slider and blend</span>
    </nav>
    </header>
    <main>
    \(groups)
    </main>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private var summary: String {
    let parts = SnapshotEntry.State.allCases.compactMap { state -> String? in
      let number = items.count { $0.entry.state == state }
      return number == 0 ? nil : "\(number) \(state.rawValue)"
    }
    let equal = count - items.count
    return Self.escaped(
      (parts + (equal > 0 ? ["\(equal) equal"] : [])).joined(separator: ", ")
        + " of \(count) snapshots")
  }

  /// Snapshots with the same changes stand together.
  private var groups: String {
    var order: [[String]] = []
    var members: [[String]: [SnapshotPage.Item]] = [:]
    for item in items {
      // What has no changes to be told stands by its state.
      let likeness = item.entry.likeness
      let key = likeness.isEmpty ? [item.entry.state.rawValue] : likeness
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(item)
    }
    return order.map { group(members[$0] ?? []) }.joined(separator: "\n")
  }

  private func group(_ items: [SnapshotPage.Item]) -> String {
    let changes =
      items.first.map { entry in
        entry.entry.changes.isEmpty ? [entry.entry.state.rawValue] : entry.entry.changes
      } ?? []
    let pictures = items.count == 1 ? "one snapshot" : "the same in \(items.count) snapshots"
    let lines = changes.prefix(30).map { "<li>\(Self.escaped($0))</li>" }.joined()
    let rest = changes.count > 30 ? "<li>… and \(changes.count - 30) more</li>" : ""
    return """
      <section class="group">
      <h2>\(pictures)</h2>
      <ul>\(lines)\(rest)</ul>
      \(items.map(card).joined(separator: "\n"))
      </section>
      """
  }

  private func card(_ item: SnapshotPage.Item) -> String {
    let entry = item.entry
    let tools =
      entry.otherTools.isEmpty
      ? "" : "<p>drawn with \(Self.escaped(entry.otherTools.joined(separator: ", ")))</p>"
    return """
      <article tabindex="0" class="\(entry.state.rawValue)">
      <h3><b>\(entry.state.rawValue)</b> \(Self.escaped(SnapshotReport.title(of: entry)))</h3>
      \(tools)<p class="path">\(Self.escaped(entry.path))</p>
      \(pictures(of: item))
      </article>
      """
  }

  private func pictures(of item: SnapshotPage.Item) -> String {
    let figures = SnapshotPage.Role.allCases.compactMap { role -> String? in
      guard let name = item.pictures[role] else { return nil }
      return """
        <figure class="\(role.rawValue)"><img src="\(Self.escaped(name))" alt="\(role.rawValue)">\
        <figcaption>\(role.rawValue)</figcaption></figure>
        """
    }
    guard !figures.isEmpty else { return "" }
    let range =
      item.pictures[.reference] != nil && item.pictures[.new] != nil
      ? "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"position\">" : ""
    return "<div class=\"pictures\">\(figures.joined())</div>\(range)"
  }

  /// A text in which nothing is markup, nor turns the direction of what is read on a page.
  static func escaped(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      let isControl = [.control, .format, .lineSeparator, .paragraphSeparator]
        .contains(scalar.properties.generalCategory)
      plain.unicodeScalars.append(isControl ? " " : scalar)
    }
    return XMLText.escaped(plain)
  }
}
