package import ElementModel
package import SessionProtocol
package import SourceModel

/// The explorer: what it knows, and what it remembers of working that out.
///
/// The model is all there is to say; without the memory everything would only take longer.
package struct ExplorerMind: Sendable {
  /// All that is known.
  package var model: ExplorerModel
  /// What was worked out before.
  let memory = ExplorerMemory()

  /// Creates a fresh explorer.
  ///
  /// - Parameters:
  ///   - host: What the host holds.
  ///   - index: What the sources say.
  ///   - test: The test to run first; the first one when `nil`.
  ///   - seed: The schedule.
  ///   - device: The device that it is run on.
  ///   - network: How the network is; nil for one in good order.
  ///   - themes: The themes that can be chosen.
  ///   - themeName: The one to begin with; without colours when there is none of the name.
  ///   - observations: What runs were seen to do before.
  ///   - speed: How fast a run goes.
  ///   - keymap: Which key runs what.
  package init(
    host: HostDescription, index: ProjectIndex, test: String? = nil, seed: UInt64 = 0,
    device: DeviceSettings = .standard, network: NetworkConditions? = nil,
    themes: ThemeLibrary = .bundled, themeName: String = "",
    observations: ProjectObservations? = nil, speed: RunSpeed = .instant, keymap: Keymap = .standard
  ) {
    model = ExplorerModel(
      project: ProjectState(
        host: host, index: index, test: test,
        conditions: ProjectConditions(device: device, network: network),
        observations: observations ?? ProjectObservations()),
      settings: RunSettings(seed: seed, device: device, speed: speed),
      preferences: Preferences(themes: themes, themeName: themeName, keymap: keymap))
  }

  /// The network that the next run is to have.
  package var networkConditions: NetworkConditions {
    settings.networkConditions(of: project.conditions)
  }

  /// Whether the host works and will say something: a script types its next key when it does not.
  package var isWaitingForHost: Bool { run.phase.isWaitingForHost }

  /// The language of all that is said.
  var language: Language { preferences.language }
}
