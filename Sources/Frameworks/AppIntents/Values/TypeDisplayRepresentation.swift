public import SimulatedUI

/// How a kind of things of an app looks to the system.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// What it is called.
  public var name: LocalizedStringResource

  /// What it is called.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { self.name = name }

  /// What it is called.
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}
