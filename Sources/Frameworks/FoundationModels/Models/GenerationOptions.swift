/// How a model answers; what comes from fixtures does not depend on it.
@available(iOS26 )
public struct GenerationOptions: Sendable, Equatable, Codable {
  /// How the model chooses among the next words.
  public struct SamplingMode: Sendable, Equatable, Codable {
    private let name: String

    /// Always the likeliest one.
    public static var greedy: SamplingMode { SamplingMode(name: "greedy") }

    /// One of the likeliest ones.
    ///
    /// - Parameters:
    ///   - k: How many these are.
    ///   - seed: What the choice follows from.
    /// - Returns: The way.
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(name: "top \(k)")
    }

    /// One of the likeliest ones.
    ///
    /// - Parameters:
    ///   - probabilityThreshold: How likely these are together, from 0 to 1.
    ///   - seed: What the choice follows from.
    /// - Returns: The way.
    public static func random(
      probabilityThreshold: Double, seed: UInt64? = nil
    ) -> SamplingMode { SamplingMode(name: "probability \(probabilityThreshold)") }
  }

  /// How the model chooses among the next words.
  public var sampling: SamplingMode?
  /// How daring it is.
  public var temperature: Double?
  /// How long the answer is at most, in parts of words.
  public var maximumResponseTokens: Int?

  /// Creates options.
  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}
