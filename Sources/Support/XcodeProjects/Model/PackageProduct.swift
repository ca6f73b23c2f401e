/// A product of a package that a target uses.
package struct PackageProduct: Hashable, Sendable {
  /// The product's name.
  package var name: String
  /// The identity of its package; `nil` where the document does not say, as for those of the
  /// packages beside a project.
  package var package: String?
  /// Whether it is a plug-in of the build, which pomelo does not run.
  package var isPlugin = false
}
