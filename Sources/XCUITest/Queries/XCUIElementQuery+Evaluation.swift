import ElementModel
import SessionProtocol
import VirtualTime

extension XCUIElementQuery {
  /// The query as logs of Xcode name it: its last step, or the app.
  var title: String { query.steps.last?.title ?? "Application" }

  func readCount() -> Int {
    guard let session = TestSession.current else { return 0 }
    return session.logged(Wording.count(of: title)) { count(in: session) }
  }

  func bindAllByIndex() -> [XCUIElement] {
    guard let session = TestSession.current else { return [] }
    return session.logged(Wording.indexBinding(of: title)) {
      (0..<count(in: session)).map(element(boundBy:))
    }
  }

  func bindAllByIdentity() -> [XCUIElement] {
    guard let session = TestSession.current else { return [] }
    return session.logged(Wording.identityBinding(of: title)) {
      var result: [XCUIElement] = []
      _ = count(in: session) { element in
        result.append(
          XCUIElement(
            ElementReference(
              app: self.app, query: self.query,
              binding: .identity(element.id, name: element.nameByFrame))))
      }
      return result
    }
  }

  /// Counts the matches there are now, as one read that takes its time.
  private func count(
    in session: TestSession, visit: (Element) -> Void = { _ in }
  ) -> Int {
    session.logSnapshot(of: app)
    session.spend(TestSession.Pace.read)
    let tree = session.snapshot(of: app)
    let matches = query.matches(in: tree)
    if session.wantsLogLines {
      session.lastRead = LastRead(
        time: VirtualTime.now, attribute: .count, target: title,
        reference: ElementReference(app: app, query: query, binding: .first),
        value: "\(matches.count)")
    }
    session.report(
      .read(
        Read(
          attribute: .count, target: title, value: "\(matches.count)", elementID: nil,
          searched: session.searchedKeys(of: query))))
    for index in matches { visit(tree.elements[index]) }
    return matches.count
  }
}

extension TestSession {
  /// Adds the line of Xcode's log that says that an app's elements are looked at.
  func logSnapshot(of app: ApplicationIdentity) {
    log(Wording.snapshot(processID: processID(of: app)))
  }
}
