import SourceModel
import Testing

/// Which tests a person's patterns mean.
struct LayerPatternsTests {
  private let test = TestMethod(
    name: "testLoad", className: "CartTests",
    location: SourceLocation(file: "/p/Tests/Services/CartTests.swift", line: 3), endLine: 4,
    isAsync: false, isThrowing: false, steps: [])

  @Test(arguments: [
    "CartTests", "CartTests/testLoad", "Cart*", "*/testLoad", "Tests/Services", "Tests/Services/",
    "Tests", "Tests/Services/CartTests.swift", "*/Services", "*Services*",
  ])
  func aTestIsNamedByItselfItsClassItsFileOrAFolder(pattern: String) {
    var patterns = LayerPatterns()
    patterns.add([pattern], to: .integration)
    #expect(patterns.layer(of: test, folder: "/p") == .integration)
  }

  @Test(arguments: ["Services", "CartTest", "/p/Tests", "CartTests/testLoadTwice"])
  func partsOfNamesAndPathsFromElsewhereMeanNothing(pattern: String) {
    var patterns = LayerPatterns()
    patterns.add([pattern], to: .unit)
    #expect(patterns.layer(of: test, folder: "/p") == nil)
  }

  @Test func theTopLayerWins() {
    var patterns = LayerPatterns()
    patterns.add(["CartTests"], to: .unit)
    patterns.add(["*/testLoad"], to: .ui)
    #expect(patterns.layer(of: test, folder: "/p") == .ui)
  }
}
