package import ElementModel
import XcodeProjects

/// One way to run tests, as a scheme or a configuration of a test plan says.
package struct RunConfiguration: Hashable, Sendable {
  /// Its name; empty where the scheme alone says it.
  package var name: String
  /// Arguments of the process that runs the tests.
  package var arguments: [String] = []
  /// Variables of that process.
  package var environment: [String: String] = [:]
  /// Language and region, such as `de_DE`; `nil` for the device's.
  package var locale: String?
  /// How often each test runs; `nil` for once, or as the person says.
  package var repetitions: Int?
  /// Virtual seconds after which a test fails that says nothing else; `nil` for the standard ones.
  package var timeAllowance: Double?
  /// The most virtual seconds that a test may ask for; `nil` for any.
  package var maximumAllowance: Double?
  /// Whether tests run in an order that the seed decides.
  package var isRandomOrder = false

  /// Creates a configuration that changes nothing.
  package init(name: String = "") { self.name = name }
}

extension RunConfiguration {
  /// How an app and its tests are started.
  ///
  /// - Parameters:
  ///   - launch: What the scheme or the plan says.
  ///   - choice: The targets.
  ///   - definition: The project, by whose settings references are resolved.
  init(_ launch: LaunchOptions, of choice: TargetChoice, in definition: ProjectDefinition) {
    self.init()
    let target = launch.expansionTarget.flatMap(definition.target) ?? choice.app
    let settings = target.settings()
    arguments = launch.arguments.map(settings.expanding)
    environment = launch.environment.mapValues(settings.expanding)
    locale = launch.locale
  }

  /// A configuration of a test plan.
  init(
    _ configuration: TestConfiguration, of choice: TargetChoice, in definition: ProjectDefinition
  ) {
    self.init(configuration.launch, of: choice, in: definition)
    name = configuration.name
    // Equal runs are equal: what waits for another outcome of the same run would wait in vain.
    if case .always(let times) = configuration.repetition { repetitions = times }
    timeAllowance = configuration.timeAllowance?.standard.map(Double.init)
    maximumAllowance = configuration.timeAllowance?.maximum.map(Double.init)
    isRandomOrder = configuration.isRandomOrder
  }
}

extension LaunchOptions {
  /// Language and region, as a device has them; `nil` where neither is said.
  var locale: String? {
    guard let language = language ?? region.map({ _ in "en" }) else { return nil }
    return language.replacing("-", with: "_") + (region.map { "_\($0)" } ?? "")
  }
}

extension Project {
  /// The ways in which its tests are run, the one for the explorer first; at least one.
  package var runConfigurations: [RunConfiguration] {
    let all = opening?.configurations ?? []
    return all.isEmpty ? [RunConfiguration()] : all
  }

  /// The device for a way to run the tests.
  package func device(of configuration: RunConfiguration) -> DeviceSettings {
    var device = device
    if let locale = configuration.locale, opening?.ignoresLocales != true {
      _ = device.set(.locale, to: locale)
    }
    return device
  }
}
