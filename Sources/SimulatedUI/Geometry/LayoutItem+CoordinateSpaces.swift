extension LayoutItem {
  /// The names that an app has given to the item's coordinates.
  var coordinateSpaces: [AnyHashable] {
    get { self[CoordinateSpacesTrait.self] }
    set { self[CoordinateSpacesTrait.self] = newValue }
  }
}

private enum CoordinateSpacesTrait: ItemTrait { static var defaultValue: [AnyHashable] { [] } }
