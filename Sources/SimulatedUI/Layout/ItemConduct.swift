/// How containers, fingers and readers of the screen treat an item.
struct ItemConduct {
  /// How early a stack gives the item space.
  var layoutPriority = 0.0
  /// Whether the item only takes room that nothing else wants.
  var isSpacer = false
  /// What the view hands to the layout that it is in, by key.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// How far in front of its siblings the item is painted.
  var elevation = 0.0
  /// Which way what is in the item is laid out; nil when as around it.
  var layoutDirection: LayoutDirection?
  /// Whether children are visible only within the item's frame.
  var clips = false
  /// Whether controls in the item accept interaction.
  var isEnabled = true
  /// Whether taps do not pass through to what is below.
  var isOpaque = false
  /// Whether neither the item nor anything below takes taps.
  var ignoresTouches = false
  /// How early the item's elements come among those of its siblings.
  var sortPriority = 0.0
  /// Whether the item and all below it are missing from the accessibility tree.
  var isAccessibilityHidden = false
  /// Whether the item is an element of type `Other` once it has a name, and keeps that from what is in
  /// it: what UIKit draws for SwiftUI, and what is made when it is needed.
  var isContainer = false
  /// Whether the items below are part of this item's element instead of elements.
  var mergesChildren = false
}
