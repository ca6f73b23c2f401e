public import Foundation
public import UniformTypeIdentifiers

// Dialogs for files. They show the files of the project's folder `Fixtures/Files` and what the app
// has saved during the run, never files of the computer.

extension View {
  /// Lets the person choose a file.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog shows.
  ///   - allowedContentTypes: The types of files to choose from.
  ///   - onCompletion: Told the file; not when the person cancels.
  /// - Returns: The view.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileBrowser(isPresented: isPresented) {
      .opening(DeviceFiles.files(of: allowedContentTypes), severally: false)
    } finish: { files in
      if let file = files?.first { onCompletion(.success(file)) }
    }
  }

  /// Lets the person choose one file or several.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets the person choose one file or several, and tells when the person cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileBrowser(isPresented: isPresented) {
      .opening(
        DeviceFiles.files(of: allowedContentTypes), severally: allowsMultipleSelection)
    } finish: { files in
      if let files { onCompletion(.success(files)) } else { onCancellation() }
    }
  }

  /// Lets the person save a document.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog shows; it does not without a document.
  ///   - document: What is saved.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: Its name.
  ///   - onCompletion: Told where it is, or why it could not be written.
  /// - Returns: The view.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Lets the person save a document, and tells when the person cancels.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let isShown = Binding(
      get: { isPresented.wrappedValue && document != nil },
      set: { isPresented.wrappedValue = $0 })
    let type = contentTypes.first ?? Document.writableContentTypes.first ?? .data
    return fileBrowser(isPresented: isShown) {
      .saving(defaultFilename ?? "Untitled")
    } finish: { place in
      guard place != nil, let document else { return onCancellation() }
      onCompletion(
        Result {
          let wrapper = try document.fileWrapper(
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
          return try DeviceFiles.save(wrapper, named: defaultFilename, as: type)
        })
    }
  }

  /// Lets the person save several documents.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    fileBrowser(isPresented: isPresented) {
      .saving("\(documents.count) items")
    } finish: { place in
      guard place != nil else { return }
      onCompletion(
        Result {
          try documents.enumerated().map { number, document in
            let wrapper = try document.fileWrapper(
              configuration: FileDocumentWriteConfiguration(
                contentType: contentType, existingFile: nil))
            let name = wrapper.preferredFilename ?? "Untitled \(number + 1)"
            return try DeviceFiles.save(wrapper, named: name, as: contentType)
          }
        })
    }
  }

  /// Lets the person move a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion) {}
  }

  /// Lets the person move a file, and tells when the person cancels.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    let isShown = Binding(
      get: { isPresented.wrappedValue && file != nil },
      set: { isPresented.wrappedValue = $0 })
    return fileBrowser(isPresented: isShown) {
      .moving
    } finish: { place in
      guard place != nil, let file else { return onCancellation() }
      onCompletion(
        Result {
          let target = DeviceFiles.saved.appendingPathComponent(file.lastPathComponent)
          try FileManager.default.moveItem(at: file, to: target)
          return target
        })
    }
  }
}

// What dialogs for files say and do on other systems; on iOS nothing of it is to be seen.
extension View {
  /// Names the field for a file's name.
  @available(iOS17 )
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets what a dialog for files can do.
  @available(iOS17 )
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Names the button of a dialog for files.
  @available(iOS17 )
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Keeps what a person has chosen in a dialog for files.
  @available(iOS17 )
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets where a dialog for files begins.
  @available(iOS17 )
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Says whether a dialog for files follows aliases.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets what a dialog for files says.
  @available(iOS17 )
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets which files a dialog offers.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
