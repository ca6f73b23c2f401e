/// A page shown over the panes.
struct Overlay: Hashable, Sendable {
  /// The pages there are.
  enum Kind: Hashable {
    case help, failure, tests
  }

  /// Which page.
  var kind: Kind
  /// Its selected line.
  var cursor = 0
}
