import ElementModel
import SessionProtocol
import SourceIndex
import SourceModel

/// Finds what a test has for an element of the screen: page methods that use it, and the way to find it.
struct HandCode {
  private let index: ProjectIndex
  private let locators: [NamedLocator]

  /// Reads the sources.
  init(_ index: ProjectIndex) {
    self.index = index
    locators = QueryExpressionParser.locators(of: index)
  }

  // MARK: Page methods

  /// The page methods that use an element of the screen.
  func pageMethods(using id: Int, in tree: ElementTree) -> [KnownCallable] {
    let names = Set(
      SuggestedLocators.pageElements(findingElementWithID: id, in: tree, pages: locators))
    guard !names.isEmpty else { return [] }
    var seen: Set<String> = []
    return index.members.filter { member in
      member.kind == .pageMethod && member.references.contains { names.contains($0.member ?? "") }
    }
    .compactMap { member in
      guard let type = index.callables[member.owner],
        let callable = type.methods.first(where: { $0.fullName == member.name }),
        seen.insert(member.id).inserted
      else { return nil }
      return KnownCallable(type: type, callable: callable)
    }
  }

  /// The best way to find an element, as Swift.
  func locator(of id: Int, _ tree: ElementTree) -> String? {
    SuggestedLocators.of(elementWithID: id, in: tree, pages: locators).first?.text
  }
}
