import ElementModel
import XcodeProjects

/// A package of ours that depends on all that a project uses, so that SwiftPM finds versions that fit
/// together.
enum PackageRoot {
  /// The manifest.
  ///
  /// - Parameter packages: What the project uses.
  /// - Returns: The text of a `Package.swift`.
  static func manifest(of packages: [PackageReference]) -> String {
    let dependencies = packages.map { "    .package(\(arguments($0.source)))," }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "pomelo-project",
        dependencies: [
      \(dependencies.joined(separator: "\n"))
        ])

      """
  }

  private static func arguments(_ source: PackageReference.Source) -> String {
    switch source {
    case .local(let path): "path: \(SwiftLiteral.string(path))"
    case .remote(let url, let requirement):
      "url: \(SwiftLiteral.string(url)), \(text(requirement))"
    case .registry(let identity, let requirement):
      "id: \(SwiftLiteral.string(identity)), \(text(requirement))"
    }
  }

  private static func text(_ requirement: PackageRequirement) -> String {
    switch requirement {
    case .upToNextMajor(let version): ".upToNextMajor(from: \(SwiftLiteral.string(version)))"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(SwiftLiteral.string(version)))"
    case .range(let from, let to): "\(SwiftLiteral.string(from))..<\(SwiftLiteral.string(to))"
    case .exact(let version): "exact: \(SwiftLiteral.string(version))"
    case .branch(let name): "branch: \(SwiftLiteral.string(name))"
    case .revision(let revision): "revision: \(SwiftLiteral.string(revision))"
    case .any: "\"0.0.0\"..<\"99999.0.0\""
    }
  }
}
