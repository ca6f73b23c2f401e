/// What the opening of a project does now.
package enum OpeningStep: Hashable, Sendable {
  /// The project's documents are read.
  case documents
  /// SwiftPM looks for versions of packages that fit together, and fetches them.
  case packages
  /// A script or plug-in of the project is run.
  case script(name: String)
  /// The sources are read.
  case sources
}
