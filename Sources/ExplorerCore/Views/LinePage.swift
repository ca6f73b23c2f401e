import SourceModel

/// A page of lines, each of which may lead somewhere.
protocol LinePage: OverlayPage {
  /// How much of the screen it takes.
  var extent: OverlayDocument.Extent { get }
  /// Its heading.
  func title(_ model: ExplorerModel) -> String
  /// Its lines.
  func lines(_ model: ExplorerModel) -> [PageLine]
}

extension LinePage {
  var actions: Set<PageAction> { [.select] }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let lines = lines(model)
    return OverlayDocument(
      title: title(model),
      document: PaneDocument(count: lines.count, anchor: 0) { item, width in
        lines[item].rows(width)
      }, isList: true, extent: extent)
  }

  func location(at item: Int, _ model: ExplorerModel) -> SourceLocation? {
    target(at: item, model)?.location
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    guard let target = target(at: item, model) else { return [] }
    return model.follow(target)
  }

  private func target(at item: Int, _ model: ExplorerModel) -> PageLine.Target? {
    let lines = lines(model)
    return lines.indices.contains(item) ? lines[item].target : nil
  }
}
