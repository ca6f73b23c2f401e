import Foundation
import Pictures
import SimulatedUIKit
import SnapshotReferences

/// Compares two pictures as swift-snapshot-testing does, and tells what of the screen is different.
struct ImageComparison {
  /// Changes that are told one by one.
  private static let changeLimit = 12

  let old: UIImage
  let new: UIImage
  /// The share of bytes, or of pixels where ``perceptualPrecision`` is below 1, that has to be equal.
  let precision: Float
  /// How near colours have to be.
  let perceptualPrecision: Float

  /// What is said of the pictures where they differ.
  var failure: String? {
    if isDrawnAlike { return nil }
    let words: String?
    do throws(PictureError) {
      words = try differenceOfPixels()
    } catch {
      words = "Newly-taken snapshot could not be loaded. \(error)"
    }
    return words.map { ([$0] + reasons).joined(separator: "\n\n") }
  }

  /// Whether both were drawn from the same by the same, so that their pixels are equal too.
  private var isDrawnAlike: Bool {
    guard case .drawn(let image) = new.content, let mark = old.mark,
      let tools = try? PictureTools.current()
    else { return false }
    return mark.tools == tools && mark.drawing == image.fingerprint.text
  }

  /// What is said by the hash of pixels that the reference carries, which need not be unpacked for it:
  /// nothing where both are equal; `nil` where the pixels have to be looked at.
  private func differenceOfHashes() throws(PictureError) -> String?? {
    guard case .file(let data) = old.content, let mark = ReferenceFile(data).mark,
      let size = Picture.size(ofPNG: data), let taken = try new.picture(),
      size == (taken.width, taken.height)
    else { return nil }
    if mark.pixels == taken.pixelHash.text { return .some(nil) }
    guard precision >= 1, perceptualPrecision >= 1 else { return nil }
    return "Newly-taken snapshot does not match reference."
  }

  private func differenceOfPixels() throws(PictureError) -> String? {
    if let difference = try differenceOfHashes() { return difference }
    guard let reference = try old.picture() else {
      return "Reference image could not be loaded."
    }
    guard let taken = try new.picture() else {
      return "Newly-taken snapshot could not be loaded."
    }
    guard taken.width > 0, taken.height > 0 else { return "Newly-taken snapshot is empty." }
    guard reference.width == taken.width, reference.height == taken.height else {
      return
        "Newly-taken snapshot@\(new.sizeText) does not match reference@\(old.sizeText)."
    }
    let bytes = taken.differingBytes(from: reference)
    if bytes == 0 { return nil }
    if precision >= 1, perceptualPrecision >= 1 {
      return "Newly-taken snapshot does not match reference."
    }
    if perceptualPrecision < 1 { return perceptualDifference(reference, taken) }
    let count = taken.width * taken.height * 4
    guard bytes > Int((1 - precision) * Float(count)) else { return nil }
    let actual = 1 - Float(bytes) / Float(count)
    return "Actual image precision \(actual) is less than required \(precision)"
  }

  private func perceptualDifference(_ reference: Picture, _ taken: Picture) -> String? {
    let (count, greatest) = taken.visibleDifference(
      from: reference, limit: (1 - perceptualPrecision) * 100)
    let actual = 1 - Float(count) / Float(taken.width * taken.height)
    guard actual < precision else { return nil }
    let lowest = 1 - min(greatest / 100, 1)
    return """
      The percentage of pixels that match \(actual) is less than required \(precision)
      The lowest perceptual color precision \(lowest) is less than required \(perceptualPrecision)
      """
  }

  /// Why the pictures differ, as far as what they were drawn from tells.
  private var reasons: [String] {
    guard case .drawn(let image) = new.content, let mark = old.mark,
      let tools = try? PictureTools.current()
    else { return [] }
    var reasons: [String] = []
    let others = mark.tools.differences(from: tools)
    if !others.isEmpty {
      reasons.append(
        "The reference was drawn with " + others.joined(separator: ", ")
          + ": pixels may differ for that alone.")
    }
    guard let picture = try? image.picture(), let taken = try? image.mark(of: picture, tools)
    else { return reasons }
    let changes = MarkComparison.changes(from: mark, to: taken)
    if !changes.isEmpty {
      let rest = changes.count - Self.changeLimit
      reasons.append(
        "What changed:\n"
          + (changes.prefix(Self.changeLimit).map { "- \($0.text)" }
          + (rest > 0 ? ["- … and \(rest) more"] : [])).joined(separator: "\n"))
    }
    return reasons
  }
}
