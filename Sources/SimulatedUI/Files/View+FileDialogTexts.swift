// What dialogs for files say; those of a phone say what they always do.
extension View {
  /// Sets what a dialog for files says.
  @available(iOS17 )
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets what a dialog for files says.
  @_disfavoredOverload
  @available(iOS17 )
  public func fileDialogMessage<Message: StringProtocol>(_ message: Message) -> some View { self }

  /// Sets what the button of a dialog for files says.
  @available(iOS17 )
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets what the button of a dialog for files says.
  @_disfavoredOverload
  @available(iOS17 )
  public func fileDialogConfirmationLabel<Label: StringProtocol>(_ label: Label) -> some View {
    self
  }

  /// Sets what the field of a dialog for files is called.
  @available(iOS17 )
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets what the field of a dialog for files is called.
  @_disfavoredOverload
  @available(iOS17 )
  public func fileExporterFilenameLabel<Label: StringProtocol>(_ label: Label) -> some View { self }
}
