/// Where an item stands among the layers and the elements of a screen.
///
/// Both an item's layers and its elements follow each other without a gap, so that those of an item
/// that is placed anew take the places of the old ones.
struct LayerSlot {
  /// The item's place in painting order.
  var position = 0
  /// How many places in painting order the item and all below it may take.
  var layers = 0
  /// The part of the screen the item is visible in; zero when it is not.
  var visible = CGRect.zero
  /// The index of the item's element, or of the first below.
  var firstElement = 0
  /// How many elements the item and all below it are.
  var elements = 0

  /// The places in painting order that the item and all below it may take.
  var positions: Range<Int> { position..<position + layers }

  /// Whether some of the item is visible.
  var isVisible: Bool { visible.width > 0 && visible.height > 0 }
}
