extension View {
  /// Says in which language texts are set.
  @available(iOS17 )
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
}

extension Text {
  /// Says in which language the text is set.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { self }
}

/// In which language a text is set.
@available(iOS17 )
public struct TypesettingLanguage: Hashable, Sendable {
  private let isAutomatic = true

  /// As the text suggests.
  public static let automatic = TypesettingLanguage()
}
