import ElementModel
import PredicateLanguage
import Testing

@Suite struct NearMissesTests {
  private let tree: ElementTree = {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, label: "App"))
    builder.open(Element(id: 1, type: .window, label: "Main"))
    builder.open(Element(id: 2, type: .navigationBar, identifier: "Home"))
    builder.add(Element(id: 3, type: .button, identifier: "addButton", label: "Add"))
    builder.close()
    builder.add(Element(id: 4, type: .link, label: "Sign in"))
    builder.add(Element(id: 5, type: .button, label: "Settings"))
    builder.close()
    builder.open(Element(id: 6, type: .window, label: "Second"))
    builder.add(Element(id: 7, type: .button, label: "Close"))
    builder.close()
    return builder.tree
  }()

  private func misses(_ steps: ElementQuery.Step...) -> [String] {
    let query = steps.reduce(ElementQuery()) { $0.appending($1) }
    return NearMisses.of(query, in: tree).map(\.text)
  }

  @Test func theRightTextOnAnotherType() {
    #expect(
      misses(.descendants(.button), .matching(.identified(by: "Sign in")))
        == [#""Sign in" Link is there; app.links["Sign in"] finds it."#])
  }

  @Test func similarTexts() {
    #expect(
      misses(.descendants(.button), .matching(.identified(by: "addbuton")))
        == [#"Button with identifier "addButton" is similar."#])
    #expect(
      misses(.descendants(.button), .matching(.identified(by: "Setting s")))
        == [#"Button with label "Settings" is similar."#])
    #expect(
      misses(.descendants(.button), .matching(.identified(by: "Stetings")))
        == [#"Button with label "Settings" is similar."#])
    #expect(misses(.descendants(.button), .matching(.identified(by: "Nothing like it"))) == [])
  }

  @Test func outsideTheScope() {
    #expect(
      misses(
        .descendants(.navigationBar), .descendants(.button),
        .matching(.identified(by: "Settings")))
        == [#""Settings" Button is there in "Main" Window, but not where the query looks."#])
  }

  @Test func inAnotherWindow() {
    #expect(
      misses(
        .descendants(.window), .matching(.identified(by: "Main")), .descendants(.button),
        .matching(.identified(by: "Close")))
        == [#""Close" Button is in another window, "Second" Window."#])
  }

  @Test func inAnotherApp() {
    let query = ElementQuery().appending(.descendants(.button))
      .appending(.matching(.identified(by: "Allow")))
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    builder.add(Element(id: 1, type: .button, label: "Allow"))
    let miss = NearMisses.of(query, in: tree, others: [("SpringBoard", builder.tree)])
    #expect(miss.map(\.text) == [#""Allow" Button is in another app, SpringBoard."#])
    #expect(miss.first?.elementID == nil)
  }

  @Test func predicatesNameWhatTheyLookFor() throws {
    let predicate = try ParsedPredicate(format: "label == 'settings' AND elementType == 9")
    #expect(
      misses(.descendants(.any), .matching(.predicate(ElementPredicate(predicate))))
        == [#"Button with label "Settings" is similar."#])
  }

  @Test func atMostFiveAreNamed() {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    for id in 1...20_000 { builder.add(Element(id: id, type: .button, label: "Item \(id % 10)")) }
    let query = ElementQuery().appending(.descendants(.button))
      .appending(.matching(.identified(by: "Item X")))
    #expect(NearMisses.of(query, in: builder.tree).count == NearMisses.limit)
  }

  @Test func whatLooksForNoTextHasNone() {
    #expect(misses(.descendants(.table)) == [])
  }
}
