import SessionProtocol

extension Project {
  /// Environment variables that tell a host of the simulated network.
  ///
  /// What the project says nothing about is left as the person's own environment has it.
  package var hostEnvironment: [String: String] {
    var variables: [String: String] = [:]
    if let fixtures { variables["POMELO_FIXTURES"] = fixtures }
    if let network { variables["POMELO_NETWORK"] = network.text }
    return variables
  }
}
