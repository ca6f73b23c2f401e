public import ElementModel

extension XCUIElement {
  /// The kinds of elements.
  public typealias ElementType = ElementModel.ElementType

  /// How much room an interface has along one axis.
  public typealias SizeClass = ElementModel.SizeClass
}
