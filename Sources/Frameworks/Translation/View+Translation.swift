public import SimulatedUI

extension View {
  /// Translates when the view appears, and each time that the configuration changes.
  ///
  /// - Parameters:
  ///   - configuration: Between which languages; `nil` for not at all.
  ///   - action: Translates.
  /// - Returns: The view.
  @available(iOS18 )
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping @MainActor (_ session: TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration) {
      guard let configuration else { return }
      await action(TranslationSession(configuration))
    }
  }

  /// Translates when the view appears, and each time that a language changes.
  ///
  /// - Parameters:
  ///   - source: The language of the texts; `nil` where it is to be found out.
  ///   - target: The other one; `nil` for the person's.
  ///   - action: Translates.
  /// - Returns: The view.
  @available(iOS18 )
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping @MainActor (_ session: TranslationSession) async -> Void
  ) -> some View {
    translationTask(
      TranslationSession.Configuration(source: source, target: target), action: action)
  }

  /// Shows the system's translation of a text.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it shows.
  ///   - text: The text.
  ///   - attachmentAnchor: Not used: it is a sheet.
  ///   - arrowEdge: Not used.
  ///   - replacementAction: Takes the translation in the place of the text.
  /// - Returns: The view.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented) {
      TranslationSheet(isPresented: isPresented, text: text, replace: replacementAction)
    }
  }
}
