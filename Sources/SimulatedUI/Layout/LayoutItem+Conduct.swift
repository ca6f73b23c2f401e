extension LayoutItem {
  /// How early a stack gives the item space.
  var layoutPriority: Double {
    get { conduct.layoutPriority }
    set { conduct.layoutPriority = newValue }
  }

  /// Whether the item only takes room that nothing else wants.
  var isSpacer: Bool {
    get { conduct.isSpacer }
    set { conduct.isSpacer = newValue }
  }

  /// What the view hands to the layout that it is in, by key.
  var layoutValues: [ObjectIdentifier: Any] {
    get { conduct.layoutValues }
    set { conduct.layoutValues = newValue }
  }

  /// How far in front of its siblings the item is painted.
  var elevation: Double {
    get { conduct.elevation }
    set { conduct.elevation = newValue }
  }

  /// Which way what is in the item is laid out; nil when as around it.
  var layoutDirection: LayoutDirection? {
    get { conduct.layoutDirection }
    set { conduct.layoutDirection = newValue }
  }

  /// Whether children are visible only within the item's frame.
  var clips: Bool {
    get { conduct.clips }
    set { conduct.clips = newValue }
  }

  /// Whether controls in the item accept interaction.
  var isEnabled: Bool {
    get { conduct.isEnabled }
    set { conduct.isEnabled = newValue }
  }

  /// Whether taps do not pass through to what is below.
  var isOpaque: Bool {
    get { conduct.isOpaque }
    set { conduct.isOpaque = newValue }
  }

  /// Whether neither the item nor anything below takes taps.
  var ignoresTouches: Bool {
    get { conduct.ignoresTouches }
    set { conduct.ignoresTouches = newValue }
  }

  /// How early the item's elements come among those of its siblings.
  var sortPriority: Double {
    get { conduct.sortPriority }
    set { conduct.sortPriority = newValue }
  }

  /// Whether the item and all below it are missing from the accessibility tree.
  var isAccessibilityHidden: Bool {
    get { conduct.isAccessibilityHidden }
    set { conduct.isAccessibilityHidden = newValue }
  }

  /// Whether the items below are part of this item's element instead of elements.
  var mergesChildren: Bool {
    get { conduct.mergesChildren }
    set { conduct.mergesChildren = newValue }
  }

  /// How early a stack gives the item space; spacers get what is left, as in SwiftUI.
  var stackPriority: Double {
    conduct.isSpacer && conduct.layoutPriority == 0 ? -.infinity : conduct.layoutPriority
  }
}
