import SwiftUI
import UniformTypeIdentifiers

/// What VoiceOver, dragging, focus and drawing along the way are told, each in an ordinary way.
struct AccessibilitySurface: View {
  @State private var count = 0
  @State private var isShown = false
  @State private var folder = [Fruit(name: "apple")]
  @FocusState private var isFocused: Bool
  @AccessibilityFocusState private var isRead: Bool
  @Namespace private var space
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack {
      actions
      names
      reading
      carrying
      drawing
      files
    }
  }

  private var actions: some View {
    Text("Actions")
      .accessibilityAction { count += 1 }
      .accessibilityAction(named: "Reset") { count = 0 }
      .accessibilityActions { Button("More") { count += 1 } }
      .accessibilityActivationPoint(UnitPoint.center)
      .accessibilityAdjustableAction { direction in
        if direction == .increment { count += 1 }
      }
      .accessibilityScrollAction { _ in }
      .accessibilityZoomAction { _ in }
  }

  private var names: some View {
    HStack {
      Text("Label").accessibilityLabeledPair(role: .label, id: 1, in: space)
      Text("Value").accessibilityLabeledPair(role: .content, id: 1, in: space)
        .accessibilityLinkedGroup(id: "group", in: space)
        .accessibilityRotorEntry(id: 1, in: space)
      Text("Chart").accessibilityChildren { Text("Bar") }
        .accessibilityInputLabels(["Chart", "Graph"])
      Text("Dial").accessibilityRepresentation { Slider(value: .constant(0.5)) }
    }
    .accessibilityRotor("Prices") { AccessibilityRotorEntry("Price", id: 1, in: space) }
    .accessibilityFocused($isRead)
  }

  private var reading: some View {
    VStack {
      Text("Heading").accessibilityHeading(.h1)
      Text("Code").accessibilityTextContentType(.sourceCode)
      Text("Sum").accessibilityLabel("In words")
      Text("Read").accessibilityCustomContent("Price", "cheap")
        .accessibilityDirectTouch()
        .accessibilityIgnoresInvertColors()
        .accessibilityRespondsToUserInteraction(true)
        .accessibilityShowsLargeContentViewer()
      Text("Spoken").speechAdjustedPitch(0.2).speechAlwaysIncludesPunctuation()
        .speechAnnouncementsQueued().speechSpellsOutCharacters()
    }
  }

  private var carrying: some View {
    VStack {
      Text("Carried").draggable("text")
      Text("Place").dropDestination(for: String.self) { words, _ in !words.isEmpty }
      Text("Older").onDrag { NSItemProvider(object: "text" as NSString) }
      Text("Old place").onDrop(of: [.text], isTargeted: nil) { _ in true }
      TextField("Field", text: .constant("")).focused($isFocused).defaultFocus($isFocused, true)
        .onKeyPress { _ in .ignored }
        .onContinuousHover { _ in }
    }
    .defersSystemGestures(on: .all)
  }

  private var drawing: some View {
    VStack {
      Rectangle().scale(2).frame(width: 10, height: 10)
      OffsetShape(shape: Circle(), offset: CGSize(width: 1, height: 1))
      RotatedShape(shape: Circle(), angle: .degrees(10))
      ScaledShape(shape: Circle(), scale: CGSize(width: 2, height: 2))
      TransformedShape(shape: Circle(), transform: .identity)
      Text("Shared").matchedGeometryEffect(id: "shared", in: space)
      Text("Shaken").modifier(Shake(amount: count))
      Text("Phases").phaseAnimator([0.0, 1.0]) { view, phase in view.opacity(phase) }
      PhaseAnimator([true, false]) { phase in Text(phase ? "in" : "out") }
      Button("Capsule") {}.buttonBorderShape(ButtonBorderShape.capsule)
      EquatableView(content: Plain())
      ModifiedContent(content: Text("Framed"), modifier: Framed())
    }
  }

  private var files: some View {
    VStack {
      Button("Import") { isShown = true }
      Button("Undo") { undoManager?.undo() }
    }
    .fileImporter(isPresented: $isShown, allowedContentTypes: [.json]) { result in
      if case .success(let url) = result { folder.append(Fruit(name: url.lastPathComponent)) }
    }
    .fileExporter(
      isPresented: .constant(false), document: Note(text: "note"), contentType: .plainText,
      defaultFilename: "Note"
    ) { _ in }
    .fileMover(isPresented: .constant(false), file: nil) { _ in }
    .fileExporterFilenameLabel(Text("Name"))
    .fileDialogBrowserOptions([.includeHiddenFiles])
    .fileDialogConfirmationLabel(Text("Choose"))
    .fileDialogCustomizationID("notes")
    .fileDialogDefaultDirectory(nil)
    .fileDialogImportsUnresolvedAliases(true)
    .fileDialogMessage(Text("Choose a note"))
    .fileDialogURLEnabled(.true)
  }
}

/// Moves a view to and fro.
struct Shake: GeometryEffect {
  var amount: Int

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: CGFloat(amount % 2) * 10, y: 0))
  }
}

/// A document of one text.
struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
