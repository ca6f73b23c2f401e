/// A package that a project uses.
package struct PackageReference: Hashable, Sendable {
  /// Where it comes from.
  package enum Source: Hashable, Sendable {
    /// A folder with a `Package.swift`, absolute.
    case local(path: String)
    /// A repository.
    case remote(url: String, requirement: PackageRequirement)
    /// A registry.
    case registry(identity: String, requirement: PackageRequirement)
  }

  /// What the project calls it: its identity, in lower case, as SwiftPM has it.
  package var identity: String
  /// Where it comes from.
  package var source: Source
  /// What the document calls it: an object's id, or a name.
  package var identifier: String

  /// Creates a reference.
  package init(identity: String, source: Source, identifier: String) {
    self.identity = identity
    self.source = source
    self.identifier = identifier
  }

  /// The identity that a URL or path has: its last part, without `.git`, in lower case.
  static func identity(of location: String) -> String {
    let name = FilePath.name(of: location)
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }
}

/// Which versions of a package will do.
package enum PackageRequirement: Hashable, Sendable {
  /// From a version up to the next major one.
  case upToNextMajor(String)
  /// From a version up to the next minor one.
  case upToNextMinor(String)
  /// From a version up to another, which is no longer meant.
  case range(from: String, to: String)
  /// One version alone.
  case exact(String)
  /// What a branch has.
  case branch(String)
  /// One revision.
  case revision(String)
  /// Any.
  case any
}
