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

  /// Types that are taken for each other, as a list is a table on some systems.
  @Test func anotherKindOfWhatTheScreenLacks() {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, label: "App"))
    builder.open(Element(id: 1, type: .collectionView))
    builder.add(Element(id: 2, type: .cell))
    let tree = builder.tree
    func misses(_ type: ElementType) -> [String] {
      let query = ElementQuery().appending(.descendants(type)).appending(.descendants(.cell))
      return NearMisses.of(query, in: tree).map(\.text)
    }
    #expect(misses(.table) == ["The screen has no Table; it has a CollectionView."])
    #expect(misses(.slider) == [])
  }

  @Test func nothingOfATypeInWhatIsFound() {
    #expect(
      misses(
        .descendants(.navigationBar), .matching(.identified(by: "Home")), .descendants(.switch),
        .index(1)) == [
          #""Home" NavigationBar is there, but has no Switch in it; it has in it "addButton" Button."#
        ])
    // A text may be elsewhere.
    #expect(
      misses(
        .descendants(.navigationBar), .descendants(.link), .matching(.identified(by: "Sign in")))
        == [#""Sign in" Link is there in "Main" Window, but not where the query looks."#])
  }

  @Test func whatIsLookedForInsideIsTheElementItself() {
    #expect(
      misses(.descendants(.button), .containing(.identified(by: "Settings"))) == [
        #""Settings" Button itself is so: containing() asks what is in an element, matching() finds "#
          + "it."
      ])
  }

  @Test func aPartOfATextIsSimilar() throws {
    func misses(_ format: String) throws -> [String] {
      let query = ElementQuery().appending(.descendants(.button)).appending(
        .matching(.predicate(ElementPredicate(try ParsedPredicate(format: format)))))
      var builder = ElementTree.Builder()
      builder.open(Element(id: 0, type: .application, label: "App"))
      builder.add(Element(id: 1, type: .button, label: "Emma, Jane Austen"))
      builder.add(Element(id: 2, type: .link, label: "Ulysses, James Joyce"))
      return NearMisses.of(query, in: builder.tree).map(\.text)
    }
    #expect(
      try misses(#"label BEGINSWITH "Emna""#)
        == [#"Button with label "Emma, Jane Austen" is similar."#])
    #expect(
      try misses(#"label CONTAINS "Jane Austin""#)
        == [#"Button with label "Emma, Jane Austen" is similar."#])
    #expect(
      try misses(#"label CONTAINS "Ulysses""#)
        == [
          #""Ulysses, James Joyce" Link is there; app.links["Ulysses, James Joyce"] finds it."#
        ])
    #expect(try misses(#"label CONTAINS "Zola""#) == [])
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
