/// What can go wrong between a person's folder and a host that is built.
///
/// ``message`` says each of them in sentences for that person.
package enum WorkspaceError: Error, Hashable, Sendable {
  /// Folders or files of sources.
  case sources(SourcesError)
  /// The project as a whole, or how it was named.
  case project(ProjectError)
  /// The project's `pomelo.yml`.
  case manifest(ManifestError)
  /// The project of Xcode's, or the like, that it is described by.
  case opening(OpeningError)
  /// The packages that it uses.
  case packages(PackageError)
  /// Building it.
  case build(BuildError)
  /// Writing a stub for it.
  case stub(StubError)
}

extension WorkspaceError: CustomStringConvertible {
  /// The error in sentences: what is wrong, where, and what to do next.
  ///
  /// Names and compiler output are as they came; who prints them makes them safe for a terminal.
  package var message: String {
    switch self {
    case .sources(let error): error.message
    case .project(let error): error.message
    case .manifest(let error): error.message
    case .opening(let error): error.message
    case .packages(let error): error.message
    case .build(let error): error.message
    case .stub(let error): error.message
    }
  }

  /// The same as ``message``.
  package var description: String { message }
}
