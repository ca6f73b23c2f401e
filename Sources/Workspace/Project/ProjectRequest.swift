public import ElementModel
public import SessionProtocol

/// How a person named the project to open.
public enum ProjectRequest: Hashable, Sendable {
  /// A folder with a `pomelo.yml`, or that file itself.
  case folder(String)
  /// Folders of sources, with no file needed.
  case sources(app: [String], tests: [String])
  /// A bundled example.
  case example(String)
}

/// What the command line says instead of, or over, `pomelo.yml`.
public struct ProjectOptions: Hashable, Sendable {
  /// What is set of the simulated device, by name.
  public var device: [DeviceSetting: String]
  /// Swift language mode that the sources are compiled in.
  public var swiftLanguageMode: String?
  /// Folder of the simulated network's answers.
  public var fixtures: String?
  /// How the simulated network is.
  public var network: NetworkConditions?

  /// Creates options.
  public init(
    device: [DeviceSetting: String] = [:], swiftLanguageMode: String? = nil,
    fixtures: String? = nil, network: NetworkConditions? = nil
  ) {
    self.device = device
    self.swiftLanguageMode = swiftLanguageMode
    self.fixtures = fixtures
    self.network = network
  }
}
