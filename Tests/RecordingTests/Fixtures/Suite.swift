import ElementModel
import Foundation
import SessionProtocol
import SourceIndex
import SourceModel

@testable import Recording

/// A suite whose pages are written for a test, and what was done to its app.
struct Suite {
  let mapper: RecordingMapper
  let index: ProjectIndex
  private let files: [SourceFile]

  /// Reads sources.
  init(_ pages: String, tests: String = "") {
    let files = [
      SourceFile(path: "/Pages.swift", text: "import XCTest\n" + pages),
      SourceFile(path: "/Tests.swift", text: "import XCTest\n" + tests),
    ]
    self.files = files
    index = Self.index(files)
    mapper = RecordingMapper(index)
  }

  private static func index(_ files: [SourceFile]) -> ProjectIndex {
    var index = SourceIndexer.index(appFiles: [], testFiles: files)
    index.deeds = Deferred(DeedReader.catalog(testFiles: files))
    return index
  }

  /// What gives its pages what a recording needs.
  func proposer() -> PageProposer {
    let reader = SuiteReader(index, appFiles: [], testFiles: files)
    return PageProposer(index, files: files) { reader.index(with: $0) }
  }

  /// The pages with what a recording needs, and the calls that it becomes.
  func proposal(
    _ steps: [RecordedStep], file path: String = "/Pages.swift"
  ) -> (pages: String, calls: [String]) {
    let proposer = self.proposer()
    let calls = proposer.map(steps).map { part in
      switch part.content {
      case .call(let call): call.type + call.link
      case .code(let code): code
      case .launch(let code): code
      }
    }
    let pages = proposer.changes.first { $0.path == path } ?? files[0]
    return (String(pages.text.dropFirst("import XCTest\n".count).drop { $0 == "\n" }), calls)
  }

  /// The statements that a recording becomes.
  func statements(_ steps: [RecordedStep], in testClass: String? = nil) -> [String] {
    StatementComposer(index.deeds.value, testClass: testClass).test(of: mapper.map(steps))
      .statements.map { $0.lines.joined() }
  }

  /// A screen of elements, each a child of the app, with ids from 1 on.
  static func screen(_ elements: Element...) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(
      Element(id: 100, type: .application, frame: .init(x: 0, y: 0, width: 400, height: 800)))
    for (place, element) in elements.enumerated() {
      var element = element
      element.frame = .init(x: 0, y: 50 * Double(place), width: 400, height: 40)
      element.hitPoint = .init(x: 200, y: 50 * Double(place) + 20)
      builder.open(element)
      builder.close()
    }
    builder.close()
    return builder.tree
  }

  /// A screen with a form.
  static let form = Suite.screen(
    Element(id: 1, type: .textField, identifier: "form.mail"),
    Element(id: 2, type: .button, identifier: "form.send"),
    Element(id: 3, type: .button, identifier: "form.undo"),
    Element(id: 4, type: .textField, identifier: "form.note"),
    Element(id: 5, type: .staticText, identifier: "form.hint", label: "Too short"))
  /// A screen with a list.
  static let list = Suite.screen(
    Element(id: 11, type: .staticText, identifier: "list.title"),
    Element(id: 12, type: .button, identifier: "list.add"))

  /// Something that was done on a screen, after which there is another one.
  static func step(
    _ kind: ActionKind, _ id: Int?, _ before: ElementTree, _ after: ElementTree? = nil
  ) -> RecordedStep {
    RecordedStep(
      title: "",
      .act([
        RecordedAction(
          kind: kind, title: Action(kind, on: "\"A\" Button").title, elementID: id, before: before,
          after: after ?? before, event: 0, time: 0)
      ]))
  }

  /// Something that was dragged to something.
  static func drag(_ id: Int, to goal: Int, on screen: ElementTree) -> RecordedStep {
    let kind = ActionKind.drag(seconds: nil, to: "")
    var action = RecordedAction(
      kind: kind, title: Action(kind, on: "\"A\" Cell").title, elementID: id, before: screen,
      after: screen, event: 0, time: 0)
    action.goalID = goal
    return RecordedStep(title: "", .act([action]))
  }
}
