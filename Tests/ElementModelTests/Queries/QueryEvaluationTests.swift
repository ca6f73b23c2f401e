import ElementModel
import PredicateLanguage
import Testing

@Suite struct QueryEvaluationTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func lazinessAndIndexChangeNothing(seed: UInt64) {
    var random = RandomTrees(seed: seed)
    var tree = random.tree(count: 5 + random.below(120))
    for round in 0..<40 {
      let query = random.query(size: tree.elements.count)
      let expected = query.plainMatches(in: tree)
      #expect(query.matches(in: tree) == expected, "\(query)")
      #expect(query.count(in: tree) == expected.count)
      #expect(query.firstMatch(in: tree) == expected.first)
      #expect(query.match(at: 2, in: tree) == (expected.count > 2 ? expected[2] : nil))
      // Changes keep an index right, in a tree of its own and in one that is shared.
      let shared = round % 5 == 0 ? tree : nil
      let index = random.below(tree.elements.count)
      let other = random.element(id: tree.elements[index].id)
      tree.update(at: index) { $0 = other }
      if let shared { #expect(query.matches(in: shared) == expected) }
    }
  }

  @Test func anUpdateKeepsTheShape() {
    var tree = sampleTree
    tree.update(at: 4) { $0 = Element(id: 99, type: .table, label: "new") }
    #expect(tree.elements[4].descendantCount == 3)
    #expect(tree.elements[4].depth == 1)
    #expect(tree.index(ofElementWithID: 99) == 4)
    #expect(tree.index(ofElementWithID: 5) == nil)
    #expect(sampleTree.index(ofElementWithID: 5) == 4)
    tree.update(at: 100) { $0.label = "nowhere" }
    #expect(tree.elements.count == 8)
  }

  @Test func anIdentityIsFoundWhereverItIs() {
    let button = ElementQuery().appending(.identity(8))
    #expect(button.matches(in: sampleTree) == [7])
    let elsewhere = ElementQuery().appending(.descendants(.navigationBar)).appending(.identity(8))
    #expect(elsewhere.matches(in: sampleTree).isEmpty)
  }

  @Test func predicatesAskForAttributes() throws {
    func ids(_ format: String) throws -> [Int] {
      let predicate = ElementPredicate(try ParsedPredicate(format: format))
      #expect(predicate.problem == nil)
      return ElementQuery().appending(.descendants(.any)).appending(
        .matching(.predicate(predicate))
      )
      .matches(in: sampleTree).map { sampleTree.elements[$0].id }
    }
    #expect(try ids("'認証' IN identifiers") == [3])
    #expect(try ids("enabled == false") == [8])
    #expect(try ids("isHittable == 1") == [6])
    #expect(try ids("placeholderValue != nil") == [6])
    #expect(try ids("elementType == 9 AND label BEGINSWITH '認'") == [3])
    #expect(try ids("frame.size.height >= 44 AND frame.origin.x < 17") == [6])
    #expect(
      try ids("horizontalSizeClass == 0 AND accessibilityHint == nil AND exists == 1").count == 7)
  }

  @Test func unknownKeysAreAProblem() throws {
    let predicate = ElementPredicate(try ParsedPredicate(format: "label == 'a' OR foo == 1"))
    #expect(
      predicate.problem
        == "[<XCElementSnapshot> valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key foo.")
    #expect(ElementPredicate(try ParsedPredicate(format: "label MATCHES '('")).problem != nil)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func randomQueriesNeitherTrapNorHang(part: UInt64) {
    var random = RandomTrees(seed: 1000 + part)
    var found = 0
    var tree = random.tree(count: 40)
    for round in 0..<25_000 {
      if round % 100 == 0 { tree = random.tree(count: 1 + random.below(40)) }
      found += random.query(size: 40).count(in: tree)
    }
    #expect(found > 0)
  }
}
