import DeviceServices

/// How far two things may be apart.
public enum NLDistanceType: Int, Sendable {
  /// By the angle between them.
  case cosine
}

/// How far two things are apart.
public typealias NLDistance = Double

/// Words as places in a space, where what means the same is near: needs a model, which the simulated
/// device does not have.
public final class NLEmbedding: NSObject {
  /// The words of a language: none.
  public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { missing() }
  /// The words of a language, of a version: none.
  public class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? {
    missing()
  }
  /// The sentences of a language: none.
  public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { missing() }
  /// The sentences of a language, of a version: none.
  public class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? {
    missing()
  }

  /// A file's: it is not read.
  ///
  /// - Throws: That it cannot be read.
  public init(contentsOf url: URL) throws {
    _ = Self.missing()
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  /// How many numbers a place has.
  public var dimension: Int { 0 }
  /// How many words there are.
  public var vocabularySize: Int { 0 }
  /// Whether a word is there.
  public func contains(_ string: String) -> Bool { false }
  /// How far two words are apart.
  public func distance(
    between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
  ) -> NLDistance { 2 }
  /// Where a word is.
  public func vector(for string: String) -> [Double]? { nil }
  /// The words near one.
  public func neighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] { [] }

  private class func missing() -> NLEmbedding? {
    DeviceServices.shared.notes.add(
      "NaturalLanguage: an app asked for an embedding of words or sentences. It needs a model, which "
        + "the simulated device does not have, so there is none.")
    return nil
  }
}
