/// Which page, and of what: a type of its own for each page, so that a page can be asked for by
/// whoever knows it, and none has to know all.
protocol PageKey: Hashable, Sendable {
  /// Whether the run goes on while the page is open.
  var isTransparent: Bool { get }
}

extension PageKey {
  var isTransparent: Bool { false }

  /// Whether it is the key of the same page.
  func isEqual(to other: any PageKey) -> Bool { other as? Self == self }
}
