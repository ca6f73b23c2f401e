import ElementModel
import SessionProtocol

extension XCUIElement {
  /// The element in Xcode's format: attributes, all below it, the way to it, the query.
  func describeForDebugging() -> String {
    guard let session = TestSession.current else { return reference.title }
    let view = session.debugView(of: reference.app, query: reference.scope)
    let chain = "Query chain:\n →" + view.chain
    guard let element = reference.match(in: view.tree),
      let index = view.tree.index(ofElementWithID: element.id)
    else { return chain }
    return """
      Attributes: \(ElementText.line(element, processID: view.processID))
      Element subtree:
      \(ElementText.subtree(of: index, in: view.tree, processID: view.processID))
      Path to element:
      \(ElementText.path(to: index, in: view.tree, processID: view.processID))
      \(chain)
      """
  }
}

extension XCUIElementQuery {
  /// The query in Xcode's format: its steps with what each finds.
  func describeForDebugging() -> String {
    guard let session = TestSession.current else { return title }
    return session.debugView(of: app, query: query).chain
  }
}

extension TestSession {
  /// What a query finds in an app now, for people.
  fileprivate func debugView(
    of identity: ApplicationIdentity, query: ElementQuery
  ) -> (tree: ElementTree, processID: Int, chain: String) {
    logSnapshot(of: identity)
    for step in query.steps { log(Wording.step(step.title)) }
    let tree = snapshot(of: identity)
    let processID = processID(of: identity)
    let chain = ElementText.chain(
      of: query, app: title(of: identity), in: tree, processID: processID)
    return (tree, processID, chain)
  }
}
