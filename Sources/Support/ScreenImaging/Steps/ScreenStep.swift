package import Foundation
package import Pictures

/// One of the things that are drawn on a screen, in the order in which they lie over each other.
///
/// Elements tell what is on a screen and where; how views are drawn that are no elements, such as the
/// shape behind a text, only the app knows.
package enum ScreenStep: Sendable {
  /// An element that is drawn as its type is.
  package struct ElementStep: Sendable {
    /// Its place in the tree of elements.
    package var index: Int
    /// Whether its texts and images are steps of their own.
    package var hasContent: Bool
    /// How many of the steps that follow are of what is in it.
    package var count: Int

    /// Creates a description.
    package init(index: Int, hasContent: Bool = false, count: Int = 0) {
      (self.index, self.hasContent, self.count) = (index, hasContent, count)
    }
  }

  /// An element.
  case element(ElementStep)
  /// An area.
  case fill(PictureOutline, PicturePaint, isEvenOdd: Bool = false)
  /// The outline of an area.
  case stroke(PictureOutline, PicturePaint, LineStyle)
  /// A text; what has no colour of its own has the one of what it is in.
  case text(PictureText, CGRect)
  /// An SF Symbol, by its name.
  case symbol(String, CGRect, PictureColor?)
  /// A picture of a file, and what is drawn in its place where that cannot be read.
  case image(Data, CGRect)
  /// A picture that is known by its name only.
  case placeholder(String, CGRect)
  /// The beginning of a layer.
  case begin(PictureLayer)
  /// The end of the layer that began last.
  case end

  /// Whether it is a text or a picture, which says what an element is.
  package var isContent: Bool {
    switch self {
    case .text, .symbol, .image, .placeholder: true
    case .element, .fill, .stroke, .begin, .end: false
    }
  }
}
