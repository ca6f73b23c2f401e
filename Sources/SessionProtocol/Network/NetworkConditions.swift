/// How the simulated network is: how long it takes, how often it fails, whether it is there at all.
///
/// Everything that varies is drawn from the run's seed.
public struct NetworkConditions: Codable, Hashable, Sendable {
  /// A host that answers less often than the others.
  public struct HostFailure: Codable, Hashable, Sendable {
    /// The host, such as `api.example.com`.
    public var host: String
    /// How many of its requests fail, from 0 to 1.
    public var rate: Double

    /// Creates an entry.
    public init(host: String, rate: Double) {
      self.host = host
      self.rate = rate
    }
  }

  /// Whether there is no network.
  public var isOffline = false
  /// Seconds from the sending of a request to the first byte of its answer.
  public var latency = 0.1
  /// Seconds by which that is longer at most; how much of it, the seed says for each request.
  public var jitter = 0.0
  /// How many requests lose their connection, from 0 to 1.
  public var failureRate = 0.0
  /// Hosts with a rate of their own; these cannot be connected to.
  public var failingHosts: [HostFailure] = []
  /// Bytes a second in each direction; `nil` for as many as there are.
  public var bandwidth: Double?
  /// How much longer than asked for the app's `Task.sleep`s take: for apps that stand in for their
  /// services with a sleep.
  public var sleepFactor = 1.0
  /// Whether the connection costs money, as a cellular one does.
  public var isExpensive = false
  /// Whether the person asks apps to use little data.
  public var isConstrained = false

  /// A network in good order: an answer begins after a tenth of a second.
  public init() {}

  /// How many requests to a host fail, from 0 to 1.
  public func failureRate(ofHost host: String) -> Double? {
    failingHosts.first { $0.host.lowercased() == host.lowercased() }?.rate
  }
}
