import AVFoundation
import DeviceServices
import SimulatedUI
import SimulatedUIKit
import VirtualTime

/// What the controls of a film show.
@MainActor
final class PlayerModel: ObservableObject {
  /// How long controls stay while the film plays and nobody touches it.
  private static let stay = Duration.seconds(3)
  /// How far the buttons for it skip, in seconds.
  static let skip = 10.0

  @Published private(set) var seconds = 0.0
  @Published private(set) var duration: Double?
  @Published private(set) var isPlaying = false
  @Published private(set) var showsControls = true
  private(set) var player: AVPlayer?
  private var time: Any?
  private var observations: [NSKeyValueObservation] = []
  private var hiding: ScheduledWork?

  /// Follows a player.
  func follow(_ player: AVPlayer?) {
    guard player !== self.player else { return }
    if let time { self.player?.removeTimeObserver(time) }
    self.player = player
    observations = []
    time = nil
    guard let player else { return }
    observations = [
      player.observe(\.timeControlStatus) { [weak self] _, _ in self?.read() },
      player.observe(\.currentItem) { [weak self] _, _ in self?.read() },
    ]
    let second = CMTime(value: 1, timescale: 1)
    time = player.addPeriodicTimeObserver(forInterval: second, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.read() }
    }
    read()
  }

  private func read() {
    guard let player else { return }
    let wasPlaying = isPlaying
    seconds = player.currentTime().seconds
    let length = player.currentItem?.duration ?? .indefinite
    duration = length.isNumeric ? length.seconds : nil
    isPlaying = player.rate != 0
    if isPlaying != wasPlaying { planHiding() }
  }

  /// Plays or pauses; what has come to its end begins again.
  func toggle() {
    guard let player else { return }
    if isPlaying {
      player.pause()
    } else {
      if let duration, seconds >= duration { player.seek(to: .zero) }
      player.play()
    }
    planHiding()
  }

  /// Goes some seconds on, or back.
  func move(by seconds: Double) { seek(to: self.seconds + seconds) }

  /// Goes somewhere else.
  func seek(to seconds: Double) {
    player?.seek(to: CMTime(seconds: max(0, seconds), preferredTimescale: 600))
    read()
    planHiding()
  }

  /// Shows the controls, or hides them.
  func touch() {
    showsControls.toggle()
    planHiding()
  }

  private func planHiding() {
    hiding?.cancel()
    guard isPlaying else {
      showsControls = true
      return
    }
    hiding = VirtualTime.schedule(after: Self.stay, kind: .timer, label: "controls of a film") {
      [weak self] in self?.showsControls = false
    }
  }
}
