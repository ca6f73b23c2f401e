public import SimulatedUI

/// What the system says on behalf of an intent: to nobody, here.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// Says something.
  public init(_ string: LocalizedStringResource) {}

  /// Says something, or shows something else.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) {}

  /// Says something.
  public init(stringLiteral value: String) {}
}
