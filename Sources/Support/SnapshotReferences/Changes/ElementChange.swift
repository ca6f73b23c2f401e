package import Foundation

/// What is different about an element between a reference and a new picture.
package struct ElementChange: Codable, Hashable, Sendable {
  /// Which element it is: its kind and what it is called.
  package var element: String
  /// What is different.
  package var kind: Kind

  /// Kinds of differences.
  package enum Kind: Codable, Hashable, Sendable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It stands in another place among its neighbours.
    case reordered
    /// It lies elsewhere within what it is in: points to the right and down.
    case moved(right: Double, down: Double)
    /// It has another size.
    case resized(from: CGSize, to: CGSize)
    /// A text of it is another: its label, value or placeholder.
    case text(attribute: String, from: String, to: String)
    /// It is drawn in another way: a colour, a font, a corner.
    case look(attribute: String, from: String, to: String)
  }

  /// Creates a description.
  package init(_ element: String, _ kind: Kind) { (self.element, self.kind) = (element, kind) }
}
