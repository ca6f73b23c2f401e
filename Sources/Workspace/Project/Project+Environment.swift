import SessionProtocol

extension Project {
  /// Environment variables that tell a host of the simulated network and store, and what the scheme or the first
  /// configuration of the test plan gives the tests.
  ///
  /// What the project says nothing about is left as the person's own environment has it.
  package var hostEnvironment: [String: String] {
    hostEnvironment(of: runConfigurations.first ?? RunConfiguration())
  }

  /// The same for one way to run the tests.
  package func hostEnvironment(of configuration: RunConfiguration) -> [String: String] {
    var variables = configuration.environment
    if let fixtures { variables["POMELO_FIXTURES"] = fixtures }
    variables.merge(store.variables) { $1 }
    if let network { variables["POMELO_NETWORK"] = network.text }
    return variables
  }
}
