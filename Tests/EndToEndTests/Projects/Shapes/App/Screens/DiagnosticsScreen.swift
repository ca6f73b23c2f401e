import AppIntents
import OSLog
import SwiftUI

/// What an app shows to those who look for its mistakes, in the words that such screens are written in.
struct DiagnosticsScreen: View {
  @State private var lines: [String] = []
  @State private var isTipVisible = true
  @State private var colorData: Data?
  @State private var offset = CGSize.zero
  @GestureState private var isDragging = false

  private let logger = Logger(subsystem: "shapes", category: "diagnostics")

  private var drag: _EndedGesture<_ChangedGesture<GestureStateGesture<DragGesture, Bool>>> {
    DragGesture()
      .updating($isDragging) { _, state, _ in state = true }
      .onChanged { offset = $0.translation }
      .onEnded { _ in offset = .zero }
  }

  private var color: Color {
    guard let colorData,
      let color = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: colorData)
    else { return .gray }
    return Color(uiColor: color)
  }

  private var days: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    return formatter.shortWeekdaySymbols!.prefix(2).joined(separator: " ")
  }

  var body: some View {
    VStack {
      SiriTipView(intent: AddNote(), isVisible: $isTipVisible).siriTipViewStyle(.dark)
      Text(days)
      color.frame(width: 60, height: 60)
        .accessibilityElement()
        .accessibilityLabel(colorData == nil ? "No colour" : "Colour")
        .offset(offset)
        .gesture(drag)
      Button("Keep") {
        logger.notice("kept a colour")
        colorData = try? NSKeyedArchiver.archivedData(
          withRootObject: UIColor(Color.teal), requiringSecureCoding: true)
      }
      Button("Read") { lines = (try? read()) ?? ["unreadable"] }
      ForEach(lines, id: \.self) { Text($0) }
    }
  }

  private func read() throws -> [String] {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    return try store.getEntries(
      at: store.position(timeIntervalSinceEnd: -3600),
      matching: NSPredicate(format: "subsystem == %@", "shapes")
    )
    .compactMap { $0 as? OSLogEntryLog }
    .map { "[\($0.category)] \($0.composedMessage)" }
  }
}

/// A session with a cache of its own.
enum Caching {
  static let configuration: URLSessionConfiguration = {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 10 << 20, directory: nil)
    return configuration
  }()
}
