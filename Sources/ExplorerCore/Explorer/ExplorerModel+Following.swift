/// Where lines of pages lead.
extension ExplorerModel {
  /// Does what choosing a line of a page does.
  mutating func follow(_ target: PageLine.Target) -> [ExplorerEffect] {
    switch target {
    case .source(let location):
      showSource(location)
      view.focus = .source
    case .page(let kind): open(kind)
    case .fold(let fold): view.toggle(fold)
    case .command(let command):
      pages.close()
      return invoke(command)
    case .event(let index): return travel(toStopOf: index)
    }
    return []
  }
}
