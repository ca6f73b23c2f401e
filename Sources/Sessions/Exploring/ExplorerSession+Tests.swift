import ExplorerCore

/// The navigator of tests.
extension ExplorerSession {
  /// Does what the navigator wants.
  func perform(_ wish: TestWish) {
    if let navigator {
      navigator.perform(wish)
      return receiveFromNavigator()
    }
    // Where there is only the one host, runs are remembered and nothing else.
    switch wish {
    case .keep(let test, let run): apply(.tests(.kept(test: test, run)))
    case .run: apply(.tests(.failed("No other host can be started here.")))
    case .load, .stop: break
    }
  }

  /// Takes what tests beside the open run have come to.
  func receiveFromNavigator() {
    guard let navigator else { return }
    for news in navigator.takeNews() { apply(.tests(news)) }
  }
}
