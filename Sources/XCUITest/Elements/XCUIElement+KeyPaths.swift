extension XCUIElement {
  private static let keyPathNames: [AnyKeyPath: String] = [
    \XCUIElement.exists: "exists", \XCUIElement.isHittable: "isHittable",
    \XCUIElement.identifier: "identifier", \XCUIElement.frame: "frame",
    \XCUIElement.title: "title", \XCUIElement.label: "label",
    \XCUIElement.elementType: "elementType", \XCUIElement.isEnabled: "isEnabled",
    \XCUIElement.horizontalSizeClass: "horizontalSizeClass",
    \XCUIElement.verticalSizeClass: "verticalSizeClass",
    \XCUIElement.placeholderValue: "placeholderValue",
    \XCUIElement.isSelected: "isSelected", \XCUIElement.hasFocus: "hasFocus",
    \XCUIElement.normalizedSliderPosition: "normalizedSliderPosition",
    \XCUIElement.debugDescription: "debugDescription",
  ]

  /// A property as logs and messages name it.
  ///
  /// - Parameter keyPath: The property; of one that a test has made up, Swift tells only the type.
  /// - Returns: The name, the same in every run.
  static func name(of keyPath: AnyKeyPath) -> String {
    keyPathNames[keyPath] ?? keyPath.textWithoutAddresses
  }
}
