/// Which target is meant, among all of a workspace.
package struct TargetID: Hashable, Sendable {
  /// The document that declares it, absolute.
  package var project: String
  /// What the document calls it: an object's id in `.xcodeproj`, elsewhere its name.
  package var identifier: String

  /// Creates an identity.
  package init(project: String, identifier: String) {
    self.project = project
    self.identifier = identifier
  }
}
