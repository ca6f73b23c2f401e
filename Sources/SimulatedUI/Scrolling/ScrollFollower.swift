/// Knows in points where content is that scrolls, and sends it elsewhere: what a chart scrolls by.
@MainActor package final class ScrollFollower {
  /// Told where content has come to, and how large the view is.
  package var moved: (CGPoint, CGSize) -> Void = { _, _ in }
  /// Says where content rests that would come to an offset; nil where it may rest anywhere.
  package var rest: ((CGPoint, CGSize) -> CGPoint)?
  /// What scrolls, once it has been laid out.
  weak var container: ScrollContainer?
  private var wish: ((_ content: CGSize, _ viewport: CGSize) -> CGPoint)?

  /// Creates a follower of nothing yet.
  package nonisolated init() {}

  /// Sends the content elsewhere with the next layout.
  ///
  /// - Parameter place: Works the offset out of the sizes of the content and of the view.
  package func lead(to place: @escaping (_ content: CGSize, _ viewport: CGSize) -> CGPoint) {
    wish = place
    container?.layOutAgain()
  }

  /// Where the content is to be, if somebody has said so since the last layout.
  func takeWish() -> ((CGSize, CGSize) -> CGPoint)? {
    defer { wish = nil }
    return wish
  }
}

private struct ScrollFollowerKey: EnvironmentKey {
  static var defaultValue: ScrollFollower? { nil }
}

extension EnvironmentValues {
  /// Who follows what scrolls next.
  var scrollFollower: ScrollFollower? {
    get { self[ScrollFollowerKey.self] }
    set { self[ScrollFollowerKey.self] = newValue }
  }
}

extension View {
  /// Tells somebody where the content of the view is that scrolls.
  package func followed(by follower: ScrollFollower) -> some View {
    transformEnvironment(\.scrollFollower) { $0 = follower }
  }
}
