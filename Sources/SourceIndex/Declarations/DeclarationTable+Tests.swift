import SourceModel

extension DeclarationTable {
  /// The function that a test is.
  ///
  /// - Parameter test: A method of XCTest's, which may be inherited, or a function of Swift Testing's,
  ///   which may be in no type.
  /// - Returns: Its declaration.
  func function(of test: TestMethod) -> FunctionDeclaration? {
    guard let attribute = test.attribute else {
      return function(test.name, labels: [], of: TypeReference(name: test.className))?.member
    }
    let owner = attribute.suites.isEmpty ? Self.globalsName : test.className
    return self[owner]?.functions.first { $0.test != nil && $0.fullName == test.name }
  }
}
