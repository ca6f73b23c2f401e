import SourceModel
import TerminalModel

/// The pages that show what depends on an element.
extension OverlayDocument {
  /// The elements of the screen, the one under action marked.
  static func elements(_ model: ExplorerModel) -> OverlayDocument {
    let elements = model.namedElements
    let marked = model.markedElement
    guard !elements.isEmpty else {
      return OverlayDocument(
        title: "Elements",
        document: PaneDocument(count: 1, anchor: 0) { _, _ in
          [StyledLine(" no element of the screen has an identifier or label", .dim)]
        })
    }
    return OverlayDocument(
      title: "Elements",
      document: PaneDocument(count: elements.count, anchor: marked ?? 0) { item, _ in
        var line = StyledLine(item == marked ? " ◀ " : "   ", .accent)
        line.add(elements[item].text, item == marked ? .title : .text)
        line.addTrailing("\(elements[item].type) ", .dim)
        return [line]
      }, isList: true)
  }

  /// What depends on an identifier or label.
  static func impact(of text: String, _ model: ExplorerModel) -> OverlayDocument {
    var lines = model.impactText(of: .impact(text))
    if lines.isEmpty { lines = [ImpactText.Line("No locator of the sources looks for it.")] }
    return OverlayDocument(
      title: "Impact of \(text.terminalSafe)",
      document: PaneDocument(count: lines.count, anchor: 0) { item, _ in
        [StyledLine(" " + lines[item].text, lines[item].location == nil ? .title : .text)]
      }, isList: true)
  }
}
