package import ElementModel
package import SourceModel

extension QueryExpressionParser {
  /// What the elements of all page objects look for, in the order of the sources.
  ///
  /// - Parameter index: The project.
  /// - Returns: The locators, called `Page.element`.
  package static func locators(of index: ProjectIndex) -> [NamedLocator] {
    let parser = QueryExpressionParser(index: index)
    return LargeStack.run {
      index.pages.flatMap { page in
        page.elements.map {
          NamedLocator(name: "\(page.name).\($0.name)", query: parser.query(of: $0, in: page))
        }
      }
    }
  }
}
