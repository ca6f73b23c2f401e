import ExplorerCore
import Foundation
import Pictures
import SnapshotReferences
import TerminalModel

/// Draws what is to be seen of snapshots, and keeps what the next picture of the same one is made of.
struct ReviewPainter: Sendable {
  /// A snapshot and its reference.
  private struct Pair: Sendable {
    let path: String
    var reference: Raster?
    var new: Raster?
    var spots: [ReviewViewport.Part] = []
    var remarks: [LocalizedText] = []
    var lines: [String] = []
  }

  private var pair: Pair?

  /// Lines of a text that are shown.
  private static let lineLimit = 2_000

  /// Forgets what was read, as files are others now.
  mutating func forget() { pair = nil }

  /// Draws a sight.
  mutating func draw(_ sight: ReviewSight) -> ReviewPicture {
    let known = pair.flatMap { $0.path == sight.path ? $0 : nil }
    let pair = known ?? Self.read(sight.path)
    self.pair = pair
    return ReviewPicture(
      sight: sight, frames: frames(of: pair, for: sight), spots: pair.spots, lines: pair.lines,
      remarks: pair.remarks)
  }

  // MARK: Reading

  private static func read(_ path: String) -> Pair {
    var pair = Pair(path: path)
    let candidate = ReferencePlace.candidate(for: path)
    let old = FileManager.default.contents(atPath: path)
    let new = FileManager.default.contents(atPath: candidate)
    guard path.hasSuffix(".png") else {
      pair.lines = lines(from: old, to: new)
      return pair
    }
    pair.reference = raster(of: old, in: path, &pair)
    pair.new = raster(of: new, in: candidate, &pair)
    if let one = pair.reference, let two = pair.new {
      if one.size == two.size {
        pair.spots = DifferenceSpots(one, two).parts
      } else {
        pair.remarks.append(
          LocalizedText(
            "the reference has \(one.size.text) pixels, the new picture \(two.size.text)",
            ja: "参照は \(one.size.text)、新しい画像は \(two.size.text) ピクセル"))
      }
    }
    if let before = old.flatMap({ ReferenceFile($0).mark }),
      let after = new.flatMap({ ReferenceFile($0).mark })
    {
      let tools = before.tools.differences(from: after.tools).joined(separator: ", ")
      if !tools.isEmpty {
        pair.remarks.append(
          LocalizedText("the reference was drawn with \(tools)", ja: "参照は \(tools) で描かれました"))
      }
    }
    return pair
  }

  private static func raster(of data: Data?, in path: String, _ pair: inout Pair) -> Raster? {
    guard let data else { return nil }
    do throws(PictureError) {
      let picture = try Picture.picture(ofPNG: data)
      return Raster(width: picture.width, height: picture.height, pixels: picture.pixels)
    } catch {
      let name = URL(fileURLWithPath: path).lastPathComponent
      pair.remarks.append(LocalizedText("\(name): \(error)", ja: "\(name)：\(error)"))
      return nil
    }
  }

  private static func lines(from old: Data?, to new: Data?) -> [String] {
    func text(_ data: Data?) -> String { data.map { String(decoding: $0, as: UTF8.self) } ?? "" }
    let blocks = UnifiedDiff.blocks(from: text(old), to: text(new ?? old)).flatMap(\.self)
    let shown = blocks.isEmpty ? text(old).split(separator: "\n").map { " \($0)" } : blocks
    return Array(shown.prefix(lineLimit))
  }

  // MARK: Drawing

  private func frames(of pair: Pair, for sight: ReviewSight) -> [ReviewPicture.Frame] {
    guard let new = pair.new else {
      return pair.reference.map { [frame(.reference, seen($0, sight))] } ?? []
    }
    guard let reference = pair.reference else { return [frame(.new, seen(new, sight))] }
    let (one, two) = (seen(reference, sight), seen(new, sight))
    switch sight.mode {
    case .sideBySide:
      return [
        frame(.reference, one), frame(.new, two), frame(.difference, RasterBlend.marked(one, two)),
      ]
    case .blink: return [frame(.reference, one), frame(.new, two)]
    case .slider: return [frame(.both, RasterBlend.divided(one, two, at: sight.share))]
    case .onionSkin: return [frame(.both, RasterBlend.mixed(one, two, share: sight.share))]
    case .difference: return [frame(.difference, RasterBlend.marked(one, two))]
    }
  }

  private func frame(_ role: ReviewPicture.Frame.Role, _ raster: Raster) -> ReviewPicture.Frame {
    ReviewPicture.Frame(role: role, raster: raster)
  }

  /// The part of a picture that is seen, as large as it is drawn.
  private func seen(_ raster: Raster, _ sight: ReviewSight) -> Raster {
    guard
      let window = sight.viewport.window(of: raster.size, in: sight.area, cell: sight.cell),
      let part = raster.cropped(to: window.part)
    else { return raster }
    return part.composited(over: .usual)
      .scaled(toWidth: window.drawn.width, height: window.drawn.height)
  }
}

extension PixelSize {
  fileprivate var text: String { "\(width)×\(height)" }
}
