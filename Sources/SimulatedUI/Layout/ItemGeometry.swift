/// Where an item is, and what it was placed with.
struct ItemGeometry {
  /// In points of the screen.
  var frame = CGRect.zero
  /// How far bars and safe areas reach into the frame.
  var insets = EdgeInsets()
  /// How far from the frame's edges what is in the item stands.
  var contentInsets = EdgeInsets()
  /// What the item has taken its size of.
  var proposal = ProposedSize.unspecified
  /// Whether what is in the item is laid out from right to left.
  var isMirrored = false
  /// Whether everything in the item is where the frame wants it.
  var isPlaced = false
}

/// The outermost items that have moved while another was placed again.
@MainActor final class MoveLog {
  var moved: [LayoutItem] = []
}
