public import Foundation
public import SimulatedUIKit

/// A film or sound: as long as its file says, or a fixture.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  let address: URL?
  let media: MediaFile

  init(_ url: URL?) {
    address = url
    media = MediaFile(url)
    super.init()
  }

  /// Something at an address.
  public convenience init(url URL: URL) { self.init(URL) }

  /// How long it is; indefinite where nobody knows.
  open var duration: CMTime {
    media.duration.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }
  /// Whether it can be played: what has a length.
  open var isPlayable: Bool { media.duration != nil }
  /// Whether it is protected: no.
  open var hasProtectedContent: Bool { false }
  /// What it consists of.
  open var tracks: [AVAssetTrack] {
    guard media.duration != nil else { return [] }
    let sound = AVAssetTrack(self, .audio)
    return media.size == nil ? [sound] : [AVAssetTrack(self, .video), sound]
  }
  /// What is said of it.
  open var metadata: [AVMetadataItem] {
    [
      media.title.map { AVMetadataItem(.commonKeyTitle, $0) },
      media.artist.map { AVMetadataItem(.commonKeyArtist, $0) },
    ].compactMap(\.self)
  }
  /// What is said of it in general terms.
  open var commonMetadata: [AVMetadataItem] { metadata }

  /// Those of its parts that are of a kind.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// Loads those of its parts that are of a kind.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    tracks(withMediaType: mediaType)
  }

  /// Loads values, which always are.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) { Task { @MainActor in handler?() } }

  /// How far a value is loaded.
  open func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus { .loaded }
}

/// A film or sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// Something at an address.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(URL)
  }
}

/// A part of a film: its pictures, or its sound.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  /// The film.
  open weak var asset: AVAsset?
  /// What it is.
  public let mediaType: AVMediaType
  /// How large its pictures are, in pixels.
  public let naturalSize: CGSize
  /// When it plays.
  public let timeRange: CMTimeRange

  init(_ asset: AVAsset, _ mediaType: AVMediaType) {
    self.asset = asset
    self.mediaType = mediaType
    naturalSize = mediaType == .video ? asset.media.size ?? .zero : .zero
    timeRange = CMTimeRange(start: .zero, duration: asset.duration)
    super.init()
  }

  /// How its pictures are turned.
  open var preferredTransform: CGAffineTransform { .identity }
  /// How many pictures a second has.
  open var nominalFrameRate: Float { mediaType == .video ? 30 : 0 }
  /// What the film knows it by.
  open var trackID: Int32 { mediaType == .video ? 1 : 2 }
}
