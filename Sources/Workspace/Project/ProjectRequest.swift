package import ElementModel
package import SessionProtocol

/// How a person named the project to open.
package enum ProjectRequest: Hashable, Sendable {
  /// A folder with a project or a `pomelo.yml`, or one of these itself.
  case folder(String)
  /// Folders of sources, with no file needed; there need be no tests yet.
  case sources(app: [String], tests: [String])
  /// A bundled example.
  case example(String)
}

/// What the command line says instead of, or over, `pomelo.yml`.
package struct ProjectOptions: Hashable, Sendable {
  /// What is set of the simulated device, by name.
  package var device: [DeviceSetting: String]
  /// Swift language mode that the sources are compiled in.
  package var swiftLanguageMode: String?
  /// What of a project is opened.
  package var wishes: TargetWishes
  /// Folder of the simulated network's answers.
  package var fixtures: String?
  /// How the simulated network is.
  package var network: NetworkConditions?
  /// Whether build scripts and plug-ins of the project are run.
  ///
  /// No `pomelo.yml` can say so: a project does not allow itself anything.
  package var allowsScripts: Bool

  /// Creates options.
  package init(
    device: [DeviceSetting: String] = [:], swiftLanguageMode: String? = nil,
    wishes: TargetWishes = TargetWishes(), fixtures: String? = nil,
    network: NetworkConditions? = nil, allowsScripts: Bool = false
  ) {
    self.device = device
    self.swiftLanguageMode = swiftLanguageMode
    self.wishes = wishes
    self.fixtures = fixtures
    self.network = network
    self.allowsScripts = allowsScripts
  }
}
