/// How the simulated network is: how long it takes, how often it fails, whether it is there at all.
///
/// Everything that varies is drawn from the run's seed.
package struct NetworkConditions: Codable, Hashable, Sendable {
  /// A host that answers less often than the others.
  package struct HostFailure: Codable, Hashable, Sendable {
    /// The host, such as `api.example.com`.
    package var host: String
    /// How many of its requests fail, from 0 to 1.
    package var rate: Double

    /// Creates an entry.
    package init(host: String, rate: Double) {
      self.host = host
      self.rate = rate
    }
  }

  /// Whether there is no network.
  package var isOffline = false
  /// Seconds from the sending of a request to the first byte of its answer.
  package var latency = 0.1
  /// Seconds by which that is longer at most; how much of it, the seed says for each request.
  package var jitter = 0.0
  /// How many requests lose their connection, from 0 to 1.
  package var failureRate = 0.0
  /// Hosts with a rate of their own; these cannot be connected to.
  package var failingHosts: [HostFailure] = []
  /// Bytes a second in each direction; `nil` for as many as there are.
  package var bandwidth: Double?
  /// How much longer than asked for the app's `Task.sleep`s take: for apps that stand in for their
  /// services with a sleep.
  package var sleepFactor = 1.0
  /// Whether the connection costs money, as a cellular one does.
  package var isExpensive = false
  /// Whether the person asks apps to use little data.
  package var isConstrained = false

  /// A network in good order: an answer begins after a tenth of a second.
  package init() {}

  /// How many requests to a host fail, from 0 to 1.
  package func failureRate(ofHost host: String) -> Double? {
    failingHosts.first { $0.host.lowercased() == host.lowercased() }?.rate
  }
}
