import ElementModel

/// What the XCUITest API's own names mean for following a call chain.
enum XCUIVocabulary {
  /// Types whose values are elements or find elements.
  static let elementTypes: Set<String> = ["XCUIElement", "XCUIElementQuery"]
  /// Types that sources drive the app with.
  static let types: Set<String> = [
    "XCUIApplication", "XCUIElement", "XCUIElementQuery", "XCUICoordinate", "XCUIDevice",
  ]
  /// Types whose static methods are worth a step.
  static let namespaces: Set<String> = ["XCTContext"]
  /// Methods that lead from an element or query to another and do nothing by themselves.
  private static let queries: [String: TypeReference] = [
    "children": .query, "descendants": .query, "matching": .query, "containing": .query,
    "element": .element, "coordinate": TypeReference(name: "XCUICoordinate"),
    "withOffset": TypeReference(name: "XCUICoordinate"),
  ]
  /// Functions of XCTest, besides the assertions, that are worth a step.
  private static let functions: Set<String> = [
    "wait", "fulfillment", "waitForExpectations", "addUIInterruptionMonitor", "sleep", "usleep",
    "assertSnapshot", "assertSnapshots",
  ]

  /// The type of a property of an XCUITest type.
  static func property(_ name: String, of type: TypeReference) -> TypeReference? {
    if type.isMetatype {
      return type.name == "XCUIDevice" && name == "shared" ? TypeReference(name: "XCUIDevice") : nil
    }
    guard types.contains(type.name) else { return nil }
    if ElementType(queryName: name) != nil { return .query }
    switch name {
    case "firstMatch", "element": return .element
    case "allElementsBoundByIndex", "allElementsBoundByAccessibilityElement":
      return TypeReference(name: "Array", arguments: [.element])
    default: return nil
    }
  }

  /// The type of a method's result, if the method leads to another element or query.
  static func result(of method: String, on type: TypeReference) -> TypeReference? {
    types.contains(type.name) ? queries[method] : nil
  }

  /// Whether a function called by its name alone is worth a step: assertions, waits, sleeps.
  static func isStep(function name: String) -> Bool {
    name.hasPrefix("XCTAssert") || name.hasPrefix("XCTFail") || name.hasPrefix("XCTUnwrap")
      || name.hasPrefix("XCTSkip") || name.hasPrefix("XCTExpectFailure") || functions.contains(name)
  }

  /// The query property that finds a type of elements given as `.button`.
  static func queryName(ofElementType name: String) -> String? {
    ElementType.allCases.first { "\($0)" == name }?.queryName
  }
}
