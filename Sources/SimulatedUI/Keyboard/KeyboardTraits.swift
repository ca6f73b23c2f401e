public import SimulatedUIKit

/// What an app asks of the keyboard of a text input.
struct KeyboardTraits: Equatable {
  /// Which keys it has.
  var type = UIKeyboardType.default
  /// The word on the return key.
  var submitLabel = SubmitLabel.return
  /// How capital letters are typed.
  var capitalization = UITextAutocapitalizationType.sentences
}

private struct KeyboardTraitsKey: EnvironmentKey {
  static var defaultValue: KeyboardTraits { KeyboardTraits() }
}

extension EnvironmentValues {
  /// What is asked of the keyboard.
  var keyboard: KeyboardTraits {
    get { self[KeyboardTraitsKey.self] }
    set { self[KeyboardTraitsKey.self] = newValue }
  }
}

extension View {
  /// Sets the keyboard of text fields.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.keyboard.type = type })
  }

  /// Sets how capital letters are typed.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    autocapitalizationType(autocapitalization?.type ?? .sentences)
  }

  /// Sets how capital letters are typed, in the older spelling.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    autocapitalizationType(style)
  }

  private func autocapitalizationType(_ type: UITextAutocapitalizationType) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.keyboard.capitalization = type })
  }

  /// Sets the word on the return key.
  public func submitLabel(_ label: SubmitLabel) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.keyboard.submitLabel = label })
  }
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether fields leave words as they are typed.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether fields leave words as they are typed, in the older spelling.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}
