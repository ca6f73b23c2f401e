/// Why content is replaced by placeholders.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// Why content is replaced by placeholders; it is not when empty.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Draws placeholders in place of content; accessibility goes on reading what is there.
  public func redacted(reason: RedactionReasons) -> some View {
    EffectView(
      content: self, effect: EnvironmentEffect { $0.redactionReasons.formUnion(reason) })
  }

  /// Draws content as it is.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Says that content is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Says that content is out of date.
  @available(iOS17 )
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
