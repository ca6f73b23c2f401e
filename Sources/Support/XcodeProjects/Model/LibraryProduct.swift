/// A product of a package, as others name it.
package struct LibraryProduct: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The targets that it is made of.
  package var targets: [TargetID]
}
