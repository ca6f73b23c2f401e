/// A page that commands are for.
struct CommandPlace: Hashable, Sendable {
  /// The page.
  let page: PageID
  /// What opens it.
  let opening: ExplorerCommand

  /// Names a page.
  init(_ key: any PageKey, openedBy opening: ExplorerCommand) {
    page = PageID(key)
    self.opening = opening
  }
}
