public import AVFoundation
public import SimulatedUI

/// A film with controls, as an element of the accessibility label `Video`; it shows no picture.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// A film with something before it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  /// The film.
  public var body: some View { PlayerScreen(player: player, overlay: overlay) }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// A film.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
