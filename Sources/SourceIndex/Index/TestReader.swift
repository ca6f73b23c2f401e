import SourceModel

/// Makes test classes, suites and their helpers from declarations.
struct TestReader {
  let inference: TypeInference
  let steps: StepReader
  let layers: LayerReader

  /// The test class or suite of a type; `nil` for a generic one, which only its subclasses can run.
  func testClass(_ type: TypeDeclaration) -> TestClass? {
    guard type.generics.isEmpty else { return nil }
    let lineage = inference.table.lineageNames(of: type.name)
    guard lineage.dropFirst().contains(Self.root) else { return suite(type) }
    var methods: [String: TestMethod] = [:]
    for ancestor in lineage {
      guard let declaration = inference.table[ancestor], declaration.kind != .protocol else {
        continue
      }
      for function in declaration.functions
      where Self.isTest(function) && methods[function.name] == nil {
        methods[function.name] = method(function, of: type.name)
      }
    }
    return TestClass(
      name: type.name, location: type.location,
      methods: methods.values.sorted { $0.name < $1.name }, isPrivate: type.isPrivate)
  }

  /// The tests outside of types, by the names of their files.
  func freeTests(_ globals: TypeDeclaration) -> [TestClass] {
    var classes: [TestClass] = []
    for function in globals.functions where function.test != nil {
      let file = function.location.file
      let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
      let test = freeTest(function, inFileNamed: name)
      if let place = classes.firstIndex(where: { $0.name == name }) {
        classes[place].methods.append(test)
      } else {
        classes.append(TestClass(name: name, location: function.location, methods: [test]))
      }
    }
    return classes
  }

  /// The methods of a test class that are not tests, such as `setUp()` and shared steps.
  func helpers(of type: TypeDeclaration) -> UseCase? {
    let isSuite = type.functions.contains { $0.test != nil }
    return UseCaseReader(steps: steps).useCase(
      type, methods: type.functions.filter { isSuite ? $0.test == nil : !Self.isTest($0) })
  }

  /// What test classes of XCTest are derived from.
  static let root = "XCTestCase"

  /// Whether XCTest would run a method.
  static func isTest(_ function: FunctionDeclaration) -> Bool {
    function.name.hasPrefix("test") && function.parameters.isEmpty && function.generics.isEmpty
      && !function.isPrivate && !function.isStatic && function.returnText.isEmpty
      && function.body != nil
  }

  private func suite(_ type: TypeDeclaration) -> TestClass? {
    let tests = type.functions.filter { $0.test != nil }
    guard !tests.isEmpty else { return nil }
    let around = suites(around: type)
    // Swift Testing finds tests that other files cannot name.
    return TestClass(
      name: type.name, location: type.location,
      methods: tests.map { function in
        var method = method(function, of: type.name)
        method.attribute?.suites = type.name.split(separator: ".").map(String.init)
        method.attribute?.tags = Self.unique(
          around.flatMap(\.tags) + (function.test?.tags ?? []))
        return method
      },
      displayName: type.suite?.displayName)
  }

  /// What is said of a type and of the types that it is nested in, the outermost first.
  private func suites(around type: TypeDeclaration) -> [TestAttribute] {
    let outer = type.outerName.isEmpty ? nil : inference.table[type.outerName].map(suites)
    return (outer ?? []) + (type.suite.map { [$0] } ?? [])
  }

  private func freeTest(_ function: FunctionDeclaration, inFileNamed name: String) -> TestMethod {
    var test = method(function, of: DeclarationTable.globalsName)
    test.className = name
    return test
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func method(_ function: FunctionDeclaration, of type: String) -> TestMethod {
    let isXCTest = function.test == nil
    return TestMethod(
      name: isXCTest ? function.name : function.fullName, className: type,
      location: function.location, endLine: function.endLine, isAsync: function.isAsync,
      isThrowing: function.isThrowing, steps: steps.steps(of: function),
      layering: layers.layering(of: function.name, in: type, at: function.location),
      attribute: function.test)
  }
}
