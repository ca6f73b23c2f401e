public import SimulatedUI

/// What an intent does, in words.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  /// The words.
  public let descriptionText: LocalizedStringResource

  /// Says something.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) { self.descriptionText = descriptionText }

  /// Says something.
  public init(stringLiteral value: String) {
    descriptionText = LocalizedStringResource(stringLiteral: value)
  }
}
