import DeviceServices
import Foundation

/// What is known of a film or a sound: from its file, or from what a fixture says of it.
///
/// `AVFoundation/NAME.txt` in the folder of fixtures, where NAME is the last part of the address,
/// has lines such as `duration: 12.5` (seconds), `size: 1920x1080` (pixels), `title: …` and
/// `artist: …`. The folder may have the file itself too.
struct MediaFile: Sendable {
  /// How long it is, in seconds; `nil` where nobody knows.
  var duration: Double?
  /// How large the pictures are; `nil` for a sound.
  var size: CGSize?
  /// What it is called.
  var title: String?
  /// Who has made it.
  var artist: String?

  private static let soundExtensions: Set<String> = [
    "mp3", "m4a", "wav", "aac", "aif", "aiff", "caf", "flac",
  ]

  /// Looks at what an address leads to; a web address is known by fixtures alone.
  init(_ url: URL?) {
    guard let url else { return }
    let name = url.lastPathComponent
    let fixtures = DeviceFixtures.current
    if let text = fixtures.text(of: "AVFoundation/\(name).txt") { read(text) }
    if size == nil, !Self.soundExtensions.contains(url.pathExtension.lowercased()) {
      size = CGSize(width: 1920, height: 1080)
    }
    guard duration == nil else { return }
    let data = url.isFileURL ? try? Data(contentsOf: url) : nil
    duration = (data ?? fixtures.data(of: "AVFoundation/\(name)")).flatMap(MediaLength.seconds)
  }

  /// What data say of themselves.
  init(data: Data) { duration = MediaLength.seconds(of: data) }

  private mutating func read(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2 else { continue }
      switch parts[0].lowercased() {
      case "duration": duration = Double(parts[1])
      case "title": title = parts[1]
      case "artist": artist = parts[1]
      case "size":
        let sides = parts[1].split(separator: "x").compactMap { Double($0) }
        if sides.count == 2 { size = CGSize(width: sides[0], height: sides[1]) }
      default: break
      }
    }
  }
}
