import DeviceServices
import PDFKit
import SimulatedUI
import SimulatedUIKit

/// The system's screen on which files are looked at.
struct PreviewScreen: View {
  private let subjects: [PreviewSubject]
  private let finish: () -> Void
  private let turn: (Int) -> Void
  @State private var place: Int

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - subjects: The files.
  ///   - place: The place of the one in front.
  ///   - turn: Told when another one comes to the front.
  ///   - finish: Told that the person has done.
  init(
    subjects: [PreviewSubject], place: Int, turn: @escaping (Int) -> Void,
    finish: @escaping () -> Void
  ) {
    self.subjects = subjects
    self.turn = turn
    self.finish = finish
    _place = State(initialValue: place)
  }

  private var subject: PreviewSubject? {
    subjects.indices.contains(place) ? subjects[place] : nil
  }

  var body: some View {
    NavigationStack {
      PreviewPages(subjects: subjects, place: $place)
        .onChange(of: place) { turn(place) }
        .navigationTitle(Text(verbatim: subject?.title ?? ""))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(SystemText.done.text) { finish() }
              .accessibilityIdentifier("QLOverlayDoneButtonAccessibilityIdentifier")
          }
          ToolbarItem(placement: .primaryAction) { PreviewSharing(url: subject?.url) }
        }
    }
  }
}

/// The files, of which one is in front; a swipe brings the next one.
struct PreviewPages: View {
  let subjects: [PreviewSubject]
  @Binding var place: Int

  var body: some View {
    if subjects.count > 1 {
      TabView(selection: $place) {
        ForEach(subjects) { PreviewContent(subject: $0).tag($0.id) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    } else if let only = subjects.first {
      PreviewContent(subject: only)
    }
  }
}

/// The button that shares the file in front.
struct PreviewSharing: View {
  private static let share = SystemText("Share", ja: "共有", de: "Teilen")

  let url: URL?

  var body: some View {
    if let url {
      ShareLink(item: url) { Image(systemName: "square.and.arrow.up") }
        .accessibilityLabel(Text(verbatim: Self.share.text))
        .accessibilityIdentifier("QLOverlayDefaultActionButtonAccessibilityIdentifier")
    }
  }
}

/// What is seen of a file.
private struct PreviewContent: View {
  let subject: PreviewSubject

  var body: some View {
    switch subject.content {
    case .picture(let picture):
      Image(uiImage: picture).resizable().scaledToFit()
        .accessibilityLabel(Text(verbatim: subject.title))
    case .pages(let texts): PDFPages(texts: texts, first: 0)
    case .text(let text):
      ScrollView {
        Text(verbatim: text).font(.body.monospaced())
          .frame(maxWidth: .infinity, alignment: .leading).padding()
      }
    case .unknown(let kind):
      VStack(spacing: 8) {
        Image(systemName: "doc").font(.largeTitle).accessibilityHidden(true)
        Text(verbatim: subject.title).font(.headline)
        Text(verbatim: kind).foregroundStyle(.secondary)
      }
    case .missing:
      Text(verbatim: subject.title)
    }
  }
}
