/// What a `Package.swift` says, whichever way it was read.
struct PackageManifest {
  /// A product.
  struct Product {
    var name: String
    /// `library`, `executable`, `plugin`, `iOSApplication`.
    var kind: String
    var targets: [String]
    /// What an app among the products says of itself.
    var application: DocumentValue = .nothing
  }

  /// What a target needs.
  struct Dependency {
    var name: String
    /// The identity of the package; `nil` where the manifest does not say.
    var package: String?
    /// Whether it can be a target of this package.
    var isTarget: Bool
    /// Whether it can be a product of another package.
    var isProduct: Bool
    /// Platforms that it is needed on, in lower case; empty for all.
    var platforms: [String] = []
  }

  /// A resource of a target.
  struct Resource {
    var path: String
    var isCopied: Bool
  }

  /// A setting of a target.
  struct Setting {
    /// `swift`, `c`, `cxx`, `linker`.
    var tool: String
    /// What is set, by the name of the function: `define`, `enableUpcomingFeature`.
    var kind: String
    var values: [String]
    var platforms: [String] = []
    var configuration: String?

    /// Whether it counts on phones, in a configuration.
    func applies(to configuration: String) -> Bool {
      (platforms.isEmpty || platforms.contains("ios"))
        && (self.configuration ?? configuration) == configuration
    }
  }

  /// A target.
  struct Target {
    var name: String
    /// `regular`, `executable`, `test`, `macro`, `plugin`, `binary`, `system`.
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String] = []
    /// The folder of what importers of C see, as written.
    var publicHeaders: String?
    var resources: [Resource] = []
    var dependencies: [Dependency] = []
    var plugins: [String] = []
    var settings: [Setting] = []
  }

  var name = ""
  var products: [Product] = []
  var targets: [Target] = []
  var packages: [PackageReference] = []
  /// Language modes that the package allows, such as `5`.
  var languageModes: [String] = []
  /// The version of the tools that it is written for, such as `6.0`.
  var toolsVersion = ""
  /// The oldest systems by platform, such as `ios`.
  var platforms: [String: String] = [:]
}
