/// Something that a person asserts of an element while a run is stopped: what a recording becomes an
/// assertion for.
package struct HandClaim: Codable, Hashable, Sendable {
  /// What is asserted.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case exists, gone, label, value, enabled, disabled, selected, unselected, hittable
  }

  /// What is asserted.
  package var kind: Kind
  /// The element; of one that is gone, what it was when it was there.
  package var element: Int
  /// What the element is called, as in `"Sign in" Button`.
  package var name: String

  /// Creates a claim.
  package init(_ kind: Kind, of element: Int, named name: String) {
    self.kind = kind
    self.element = element
    self.name = name
  }
}
