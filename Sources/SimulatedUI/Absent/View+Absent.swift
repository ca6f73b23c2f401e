// What is not simulated yet: sources that use it fail to compile with a message that names it. The
// tests of APITableTests keep this in step with the table of SwiftUI in the documentation.

extension View {
  /// Asks the person for files.
  @available(*, unavailable, message: "pomelo does not simulate 'fileImporter' yet")
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [Any],
    allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self { self }

  /// Asks the person for a file.
  @available(*, unavailable, message: "pomelo does not simulate 'fileImporter' yet")
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [Any],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Asks the person where a file goes.
  @available(*, unavailable, message: "pomelo does not simulate 'fileExporter' yet")
  public func fileExporter<D>(
    isPresented: Binding<Bool>,
    document: D,
    contentType: Any,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Asks the person where a file is moved.
  @available(*, unavailable, message: "pomelo does not simulate 'fileMover' yet")
  public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Names the field for a file's name.
  @available(*, unavailable, message: "pomelo does not simulate 'fileExporterFilenameLabel' yet")
  public func fileExporterFilenameLabel(
    _ label: Text?
  ) -> Self { self }

  /// Sets what a dialog for files can do.
  @available(*, unavailable, message: "pomelo does not simulate 'fileDialogBrowserOptions' yet")
  public func fileDialogBrowserOptions(
    _ options: Any
  ) -> Self { self }

  /// Names the button of a dialog for files.
  @available(*, unavailable, message: "pomelo does not simulate 'fileDialogConfirmationLabel' yet")
  public func fileDialogConfirmationLabel(
    _ label: Text?
  ) -> Self { self }

  /// Keeps what a person has chosen in a dialog for files.
  @available(*, unavailable, message: "pomelo does not simulate 'fileDialogCustomizationID' yet")
  public func fileDialogCustomizationID(
    _ id: String
  ) -> Self { self }

  /// Sets where a dialog for files begins.
  @available(*, unavailable, message: "pomelo does not simulate 'fileDialogDefaultDirectory' yet")
  public func fileDialogDefaultDirectory(
    _ defaultDirectory: URL?
  ) -> Self { self }

  /// Says whether a dialog for files follows aliases.
  @available(
    *, unavailable, message: "pomelo does not simulate 'fileDialogImportsUnresolvedAliases' yet"
  )
  public func fileDialogImportsUnresolvedAliases(
    _ imports: Bool
  ) -> Self { self }

  /// Sets what a dialog for files says.
  @available(*, unavailable, message: "pomelo does not simulate 'fileDialogMessage' yet")
  public func fileDialogMessage(
    _ message: Text?
  ) -> Self { self }

  /// Sets which files a dialog offers.
  @available(*, unavailable, message: "pomelo does not simulate 'fileDialogURLEnabled' yet")
  public func fileDialogURLEnabled(
    _ predicate: Any
  ) -> Self { self }

  /// Sets what a preview in Xcode is shown in.
  @available(*, unavailable, message: "pomelo does not simulate 'previewContext' yet")
  public func previewContext(_ value: Any) -> Self { self }

  /// Lets the view hand itself to other apps.
  @available(*, unavailable, message: "pomelo does not simulate 'itemProvider' yet")
  public func itemProvider(
    _ action: (() -> Any?)?
  ) -> Self { self }
}

extension Shape {
  /// The part that both cover.
  @available(*, unavailable, message: "pomelo does not simulate 'Shape.intersection' yet")
  public func intersection<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> Self { self }

  /// The part of the line inside another shape.
  @available(*, unavailable, message: "pomelo does not simulate 'Shape.lineIntersection' yet")
  public func lineIntersection<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> Self { self }

  /// The part of the line outside another shape.
  @available(*, unavailable, message: "pomelo does not simulate 'Shape.lineSubtraction' yet")
  public func lineSubtraction<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> Self { self }

  /// The part outside another shape.
  @available(*, unavailable, message: "pomelo does not simulate 'Shape.subtracting' yet")
  public func subtracting<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> Self { self }

  /// The parts that only one of both covers.
  @available(*, unavailable, message: "pomelo does not simulate 'Shape.symmetricDifference' yet")
  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> Self { self }
}

extension ForEach {
  /// Takes what is dropped between rows.
  @available(*, unavailable, message: "pomelo does not simulate 'ForEach.onInsert' yet")
  public func onInsert(
    of types: [Any], perform action: @escaping (Int, [Any]) -> Void
  ) -> Self { self }

  /// Takes what is dropped between rows.
  @available(*, unavailable, message: "pomelo does not simulate 'ForEach.dropDestination' yet")
  public func dropDestination<T>(
    for payloadType: T.Type, action: @escaping ([T], Int) -> Void
  ) -> Self { self }
}

extension Gesture {
  /// The gesture while keys of a hardware keyboard are held.
  @available(*, unavailable, message: "pomelo does not simulate 'Gesture.modifiers' yet")
  public func modifiers(_ modifiers: EventModifiers) -> Self { self }
}

extension Text {
  /// Sets what VoiceOver says instead of the text.
  @available(*, unavailable, message: "pomelo does not simulate 'Text.accessibilityLabel' yet")
  @_disfavoredOverload
  public func accessibilityLabel(_ label: [Text]) -> Text { self }

  /// Says what kind of text it is.
  @available(
    *, unavailable, message: "pomelo does not simulate 'Text.accessibilityTextContentType' yet"
  )
  @_disfavoredOverload
  public func accessibilityTextContentType(_ value: [AccessibilityTextContentType]) -> Text {
    self
  }
}
