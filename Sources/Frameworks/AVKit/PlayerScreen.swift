import AVFoundation
import DeviceServices
import SimulatedUI

/// A film with the controls that iOS shows, as an element with the label `Video`; it shows no
/// picture.
struct PlayerScreen<Overlay: View>: View {
  let player: AVPlayer?
  var showsControls = true
  /// Leaves the screen, where it is one of its own.
  var close: (@MainActor @Sendable () -> Void)?
  let overlay: Overlay
  @StateObject private var model = PlayerModel()

  var body: some View {
    ZStack {
      Color.black.onTapGesture { model.touch() }
      overlay
      if showsControls, model.showsControls { controls }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Self.title.text)
    .onAppear { model.follow(player) }
    .onChange(of: player.map(ObjectIdentifier.init)) { model.follow(player) }
  }

  private static var title: SystemText { SystemText("Video", ja: "ビデオ", de: "Video") }
  private static var words: (play: SystemText, pause: SystemText, back: SystemText, on: SystemText)
  {
    (
      SystemText("Play", ja: "再生", de: "Wiedergabe"),
      SystemText("Pause", ja: "一時停止", de: "Pause"),
      SystemText("Skip Backward", ja: "前へスキップ", de: "Rückwärts springen"),
      SystemText("Skip Forward", ja: "次へスキップ", de: "Vorwärts springen")
    )
  }

  private var controls: some View {
    VStack {
      if let close {
        HStack {
          button("xmark", SystemText.close.text, "Close Button", action: close)
          Spacer()
        }
      }
      Spacer()
      HStack(spacing: 40) {
        button("gobackward.10", Self.words.back.text, "Skip Backward") {
          model.move(by: -PlayerModel.skip)
        }
        button(
          model.isPlaying ? "pause.fill" : "play.fill",
          (model.isPlaying ? Self.words.pause : Self.words.play).text, "Play/Pause"
        ) { model.toggle() }
        button("goforward.10", Self.words.on.text, "Skip Forward") {
          model.move(by: PlayerModel.skip)
        }
      }
      Spacer()
      timeline
    }
    .foregroundStyle(.white)
    .padding()
  }

  private var timeline: some View {
    HStack {
      Text(verbatim: PlayTime.text(model.seconds)).accessibilityIdentifier("Elapsed Time")
      Slider(
        value: Binding(get: { model.seconds }, set: { model.seek(to: $0) }),
        in: 0...max(model.duration ?? 0, model.seconds, 1)
      )
      .disabled(model.duration == nil)
      .accessibilityLabel(
        SystemText("Current position", ja: "現在の位置", de: "Aktuelle Position").text)
      Text(verbatim: model.duration.map { "-" + PlayTime.text($0 - model.seconds) } ?? "--:--")
        .accessibilityIdentifier("Remaining Time")
    }
  }

  private func button(
    _ symbol: String, _ label: String, _ identifier: String,
    action: @escaping @MainActor @Sendable () -> Void
  ) -> some View {
    Button(action: action) { Image(systemName: symbol) }
      .accessibilityLabel(label).accessibilityIdentifier(identifier)
  }
}

/// How the time of a film is written.
enum PlayTime {
  /// Hours, minutes and seconds, such as `1:05`.
  static func text(_ seconds: Double) -> String {
    let whole = Int(max(0, seconds).rounded(.down))
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let end = whole % 60 < 10 ? "0\(whole % 60)" : "\(whole % 60)"
    guard hours > 0 else { return "\(minutes):\(end)" }
    return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(end)"
  }
}
