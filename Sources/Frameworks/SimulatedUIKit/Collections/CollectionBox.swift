/// What a layout puts at one place: an item, a header or footer, or several of these.
package struct CollectionBox {
  /// What is in a box.
  package enum Content {
    /// An item.
    case item(IndexPath)
    /// A header or footer.
    case supplement(kind: String, IndexPath)
    /// Boxes beside each other, with points between them.
    case row([CollectionBox], spacing: CGFloat)
    /// Boxes below each other, with points between them.
    case column([CollectionBox], spacing: CGFloat)
    /// Boxes each at its own origin.
    case layers([CollectionBox])
  }

  /// What is in it.
  package let content: Content
  /// How wide it is with its insets; nil for as wide as what is in it.
  package var width: CGFloat?
  /// How high it is with its insets; nil for as high as what is in it.
  package var height: CGFloat?
  /// Room within it, around what it shows.
  package var insets = NSDirectionalEdgeInsets.zero
  /// Where it is among layers.
  package var origin = CGPoint.zero

  /// The items in it, in order.
  package var paths: [IndexPath] {
    switch content {
    case .item(let path): [path]
    case .supplement: []
    case .row(let boxes, _), .column(let boxes, _), .layers(let boxes): boxes.flatMap(\.paths)
    }
  }
}
