/// Why a reference is left as it is.
package struct ReferenceConflict: Hashable, Sendable {
  /// Who would lose something.
  package enum Reason: Hashable, Sendable {
    /// Somebody else has uploaded another one to the same stage, which is not here.
    case uploadedByOthers
    /// It would replace what everybody compares with.
    case isBase
    /// The base has got another one since it was uploaded to the branch.
    case baseMoved
    /// The one that is here is nowhere else.
    case onlyHere
    /// A snapshot waits to be accepted where the other one would go.
    case waits
  }

  /// The reference.
  package var path: ReferencePath
  /// The reason.
  package var reason: Reason

  /// Describes a conflict.
  package init(_ path: ReferencePath, _ reason: Reason) {
    (self.path, self.reason) = (path, reason)
  }
}
