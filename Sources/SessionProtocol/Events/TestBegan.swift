/// A test starts.
package struct TestBegan: Hashable, Sendable {
  /// `SignInTests/testSignIn`.
  package var test: String
  /// The schedule it runs under.
  package var seed: UInt64

  /// Creates the content.
  package init(test: String, seed: UInt64) {
    self.test = test
    self.seed = seed
  }
}

/// The first event of a run says in which version of the schema all are.
extension TestBegan: Codable {
  private enum CodingKeys: String, CodingKey {
    case test, seed
    case version = "schema"
  }

  /// Writes the content, with the version of the schema.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(test, forKey: .test)
    try container.encode(seed, forKey: .seed)
    try container.encode(HostDescription.currentVersion, forKey: .version)
  }

  /// Reads the content.
  ///
  /// - Throws: ``SessionError/newerTrace(found:known:)`` for a version that is not known yet;
  ///   `DecodingError` for missing fields.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Version 2 did not say.
    let version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 2
    guard version <= HostDescription.currentVersion else {
      throw SessionError.newerTrace(found: version, known: HostDescription.currentVersion)
    }
    self.init(
      test: try container.decode(String.self, forKey: .test),
      seed: try container.decode(UInt64.self, forKey: .seed))
  }
}
