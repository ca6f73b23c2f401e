import SourceModel

/// A page of lines, each of which may lead somewhere.
protocol LinePage: Page {
  /// How much of the screen it takes.
  var extent: PageDocument.Extent { get }
  /// Its heading.
  var title: String { get }
  /// Its lines.
  var lines: [PageLine] { get }
}

extension LinePage {
  var actions: Set<PageAction> { [.select] }

  var document: PageDocument {
    let lines = lines
    return PageDocument(
      title: title,
      document: PaneDocument(count: lines.count, anchor: 0) { item, width in
        lines[item].rows(width)
      }, isList: true, extent: extent)
  }

  func location(at item: Int) -> SourceLocation? { target(at: item)?.location }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    target(at: item).map { [.follow($0)] } ?? []
  }

  private func target(at item: Int) -> PageLine.Target? {
    let lines = lines
    return lines.indices.contains(item) ? lines[item].target : nil
  }
}
