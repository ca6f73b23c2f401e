package import ElementModel
package import SessionProtocol
package import SourceModel

/// The explorer: its model, and a cache of what was computed from the model.
///
/// The model alone decides what the explorer shows and does; the cache only saves time.
package struct ExplorerMind: Sendable {
  /// All that is known.
  package var model: ExplorerModel
  /// Cached results.
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

  /// Whether the host is at work and will report something.
  ///
  /// A script of keys types the next one when it is not.
  package var isWaitingForHost: Bool { run.phase.isWaitingForHost }

  /// Whether the sources are being built.
  package var isBuilding: Bool { build.stage != nil }

  /// The language that the explorer speaks.
  var language: Language { preferences.language }
}
