import SourceModel

/// Makes test classes and their helpers from declarations.
struct TestReader {
  let inference: TypeInference
  let steps: StepReader
  let layers: LayerReader

  /// The test class of a type; `nil` for a generic one, which only its subclasses can run.
  func testClass(_ type: TypeDeclaration) -> TestClass? {
    guard type.generics.isEmpty else { return nil }
    var methods: [String: TestMethod] = [:]
    for ancestor in inference.table.lineageNames(of: type.name) {
      guard let declaration = inference.table[ancestor], declaration.kind != .protocol else {
        continue
      }
      for function in declaration.functions
      where Self.isTest(function) && methods[function.name] == nil {
        methods[function.name] = method(function, of: type)
      }
    }
    return TestClass(
      name: type.name, location: type.location,
      methods: methods.values.sorted { $0.name < $1.name }, isPrivate: type.isPrivate)
  }

  /// The methods of a test class that are not tests, such as `setUp()` and shared steps.
  func helpers(of type: TypeDeclaration) -> UseCase? {
    UseCaseReader(steps: steps).useCase(
      type, methods: type.functions.filter { !Self.isTest($0) })
  }

  /// Whether XCTest would run a method.
  static func isTest(_ function: FunctionDeclaration) -> Bool {
    function.name.hasPrefix("test") && function.parameters.isEmpty && function.generics.isEmpty
      && !function.isPrivate && !function.isStatic && function.returnText.isEmpty
      && function.body != nil
  }

  private func method(_ function: FunctionDeclaration, of type: TypeDeclaration) -> TestMethod {
    TestMethod(
      name: function.name, className: type.name, location: function.location,
      endLine: function.endLine, isAsync: function.isAsync, isThrowing: function.isThrowing,
      steps: steps.steps(of: function),
      layering: layers.layering(of: function.name, in: type.name, at: type.location))
  }
}
