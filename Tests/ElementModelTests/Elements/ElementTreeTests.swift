import ElementModel
import Foundation
import Testing

/// The tree that most tests here look at: an app with a bar and a form.
let sampleTree: ElementTree = {
  var builder = ElementTree.Builder()
  builder.open(Element(id: 1, type: .application, label: "Stores"))
  builder.open(Element(id: 2, type: .navigationBar, identifier: "ログイン"))
  builder.add(Element(id: 3, type: .button, label: "認証", traits: .backButton))
  builder.add(Element(id: 4, type: .staticText, label: "ログイン"))
  builder.close()
  builder.open(Element(id: 5, type: .other))
  builder.add(
    Element(
      id: 6, type: .textField, identifier: "email", value: "メールアドレス",
      placeholderValue: "メールアドレス", frame: CGRect(x: 16, y: 100.25, width: 361, height: 44),
      hitPoint: CGPoint(x: 196.5, y: 122)))
  builder.open(Element(id: 7, type: .cell))
  builder.add(Element(id: 8, type: .button, identifier: "signIn", isEnabled: false))
  builder.close()
  builder.close()
  return builder.tree
}()

@Suite struct ElementTreeTests {
  @Test func builderCountsDescendantsAndDepths() {
    #expect(sampleTree.elements.map(\.descendantCount) == [7, 2, 0, 0, 3, 0, 1, 0])
    #expect(sampleTree.elements.map(\.depth) == [0, 1, 2, 2, 1, 2, 2, 3])
  }

  @Test func childrenSkipGrandchildren() {
    #expect(sampleTree.children(of: 0) == [1, 4])
    #expect(sampleTree.children(of: 4) == [5, 6])
    #expect(sampleTree.children(of: 7).isEmpty)
  }

  @Test func pathLeadsFromTheRoot() {
    #expect(sampleTree.path(to: 7) == [0, 4, 6, 7])
    #expect(sampleTree.parent(of: 0) == nil)
  }

  @Test func codingKeepsEverything() throws {
    let data = try JSONEncoder().encode(sampleTree)
    let decoded = try JSONDecoder().decode(ElementTree.self, from: data)
    // Coordinates are kept to a tenth of a point.
    #expect(decoded.elements[5].frame.origin.y == 100.3)
    #expect(decoded.elements.map(\.id) == sampleTree.elements.map(\.id))
    #expect(decoded.elements[7].isEnabled == false)
    #expect(decoded.elements[5].hitPoint == CGPoint(x: 196.5, y: 122))
    #expect(try JSONEncoder().encode(decoded).count == data.count)
  }

  @Test(arguments: [
    #"[{"id":1,"t":2,"f":[0,0,0,0],"d":0,"n":5}]"#,
    #"[{"id":1,"t":2,"f":[0,0,0,0],"d":0,"n":-1}]"#,
    #"[{"id":1,"t":2,"f":[0,0,0,0],"d":0,"n":9223372036854775807}]"#,
    #"[{"id":1,"t":2,"f":[0,0,0,0],"d":1}]"#,
    #"[{"id":1,"t":2,"f":[0,0,0,0],"d":0},{"id":2,"t":9,"f":[0,0,0,0],"d":0}]"#,
    #"[{"id":1,"t":2,"f":[0,0,0],"d":0}]"#,
  ])
  func treesThatAreNoneAreRefused(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ElementTree.self, from: Data(json.utf8))
    }
  }
}
