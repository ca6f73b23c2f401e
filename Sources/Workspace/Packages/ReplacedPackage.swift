import XcodeProjects

/// Packages whose products are modules of ours, and are neither fetched nor built.
enum ReplacedPackage {
  /// The identities of the packages.
  private static let identities: Set<String> = ["swift-snapshot-testing"]
  /// The products that have modules of ours.
  private static let products: Set<String> = [
    "SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump",
  ]

  /// Whether a package that a project uses is not needed.
  static func isReplaced(_ reference: PackageReference) -> Bool {
    // A folder beside the project may be what the person works on.
    if case .local = reference.source { return false }
    return identities.contains(reference.identity)
  }

  /// Whether a product is a module of ours.
  static func isReplaced(_ product: PackageProduct) -> Bool { products.contains(product.name) }

  /// Whether nothing is missing though a package is left out.
  static func isReplaced(_ problem: OpeningProblem) -> Bool {
    if case .package(let name, _) = problem { identities.contains(name) } else { false }
  }
}
