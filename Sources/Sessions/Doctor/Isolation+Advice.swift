package import SessionProtocol

extension Isolation {
  /// What follows where nothing but functions keeps tests from a network; `nil` elsewhere.
  package var networkAdvice: String? {
    switch network {
    case .systemCalls, .emptyNetwork: nil
    case .functionsOnly:
      "This system knows neither filters of system calls nor networks of a process's own: "
        + "whoever calls it directly reaches the network. See the documentation's page Trust."
    }
  }

  /// What follows where nothing keeps tests from files; `nil` elsewhere.
  package var filesAdvice: String? {
    guardsFiles
      ? nil
      : "This system does not know Landlock, or no folder could be made for the device: tests and "
        + "apps can write to this computer's files. See the documentation's page Trust."
  }
}
