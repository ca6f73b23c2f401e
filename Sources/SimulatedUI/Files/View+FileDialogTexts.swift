// What dialogs for files say; those of a phone say what they always do.
extension View {
  /// Sets what a dialog for files says.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets what a dialog for files says.
  @_disfavoredOverload
  public func fileDialogMessage<Message: StringProtocol>(_ message: Message) -> some View { self }

  /// Sets what the button of a dialog for files says.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets what the button of a dialog for files says.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<Label: StringProtocol>(_ label: Label) -> some View {
    self
  }

  /// Sets what the field of a dialog for files is called.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets what the field of a dialog for files is called.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<Label: StringProtocol>(_ label: Label) -> some View { self }
}
