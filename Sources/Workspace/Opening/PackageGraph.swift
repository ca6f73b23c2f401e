import XcodeProjects

/// The packages of a project, with what their manifests say.
struct PackageGraph: Sendable {
  /// A package.
  struct Package: Sendable {
    /// What others call it.
    var identity: String
    /// What its manifest says.
    var definition: ProjectDefinition
    /// Whether the person writes it, rather than taking it from elsewhere.
    var isOwn: Bool
  }

  /// A target and the package that it is of.
  struct Found: Sendable {
    var target: ProjectTarget
    var package: Package
  }

  /// All packages, in the order in which they were resolved.
  var packages: [Package] = []

  /// The targets that a product is made of.
  ///
  /// - Parameter product: The product; of one that names no package, the first of that name.
  /// - Returns: The targets; none where nobody has such a product.
  func targets(of product: PackageProduct) -> [Found] {
    // A manifest may call a package by the name of its folder, or by the one that it gives itself.
    let named = product.package.map { wanted in
      packages.filter { $0.identity == wanted || $0.definition.name.lowercased() == wanted }
    }
    for package in (named ?? []) + packages {
      guard let found = package.definition.products.first(where: { $0.name == product.name })
      else { continue }
      return found.targets.compactMap { id in
        package.definition.target(id).map { Found(target: $0, package: package) }
      }
    }
    return []
  }
}
