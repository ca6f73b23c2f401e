private struct FieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether text fields are drawn with a border, which makes them higher.
  var hasFieldBorder: Bool {
    get { self[FieldBorderKey.self] }
    set { self[FieldBorderKey.self] = newValue }
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: (any TextFieldStyle)? { nil }
}

extension EnvironmentValues {
  /// The app's own style of text fields; `nil` for one of the system's.
  var textFieldStyle: (any TextFieldStyle)? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

/// How text fields are drawn.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of view a field becomes.
  associatedtype _Body: View
  /// The label of the field that a style is given.
  typealias _Label = _TextFieldStyleLabel

  /// Makes the view of a field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// Stands for the label of a field in its style.
public struct _TextFieldStyleLabel: View, ConfigurationPart {
  package let content: any View
}

/// A style of the system's: it draws the field as it is.
public protocol SystemTextFieldStyle: TextFieldStyle {}

extension SystemTextFieldStyle {
  /// The field as it is.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

extension TextFieldStyle {
  /// The view of a field, whatever its type.
  fileprivate func body(for field: TextField<_TextFieldStyleLabel>) -> AnyView {
    AnyView(_body(configuration: field))
  }
}

extension ViewNode {
  /// Makes a field's content what the app's own style draws it as.
  func updateStyled(_ field: TextField<_TextFieldStyleLabel>, by style: any TextFieldStyle) {
    var environment = environment
    // The field within is drawn as it is.
    environment.textFieldStyle = nil
    updateChild(.role(.content), style.body(for: field), environment: environment)
  }
}

/// Draws text fields without a border.
public struct PlainTextFieldStyle: SystemTextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Draws text fields as their place suggests.
public struct DefaultTextFieldStyle: SystemTextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Draws text fields with a rounded border.
public struct RoundedBorderTextFieldStyle: SystemTextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a border.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the place suggests.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension View {
  /// Sets the style of text fields.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let hasBorder = style is RoundedBorderTextFieldStyle
    let custom: (any TextFieldStyle)? = style is any SystemTextFieldStyle ? nil : style
    return EffectView(
      content: self,
      effect: EnvironmentEffect {
        $0.hasFieldBorder = hasBorder
        $0.textFieldStyle = custom
      })
  }
}
