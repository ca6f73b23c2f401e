public import ElementModel

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

  /// Creates options.
  public init(device: [DeviceSetting: String] = [:], swiftLanguageMode: String? = nil) {
    self.device = device
    self.swiftLanguageMode = swiftLanguageMode
  }
}
