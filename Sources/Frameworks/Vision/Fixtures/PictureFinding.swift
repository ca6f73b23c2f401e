import Foundation

/// Something in a picture, as a line of a fixture says it.
package struct PictureFinding: Hashable, Sendable {
  /// What may be in a picture.
  package enum Kind: String, Sendable {
    /// A line of text.
    case text
    /// A code; its kind stands before what it says.
    case barcode
    /// A face.
    case face
    /// What the whole picture shows.
    case label
    /// A thing.
    case object
    /// A sheet of paper, or something of that shape.
    case page
    /// What draws the eye.
    case salient
    /// A person.
    case person
  }

  /// What it is.
  package let kind: Kind
  /// What it says, or is called.
  package let value: String
  /// How sure that is, from 0 to 1.
  package let confidence: Float
  /// Where it is, in parts of the picture, from its lower left corner.
  package let box: CGRect

  /// Reads a line such as `text: Total 12.30 @ 0.1 0.8 0.5 0.05`.
  ///
  /// - Parameters:
  ///   - line: The line; what stands behind `@` is left, bottom, width and height.
  ///   - texts: How many texts were read before: one without a place comes below these.
  init?(_ line: some StringProtocol, texts: Int) {
    guard let colon = line.firstIndex(of: ":"),
      let kind = Kind(rawValue: line[..<colon].trimmingCharacters(in: .whitespaces).lowercased())
    else { return nil }
    self.kind = kind
    var rest = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    var box: CGRect?
    if let at = rest.range(of: "@", options: .backwards) {
      let numbers = rest[at.upperBound...].split(separator: " ").map { Double($0) }
      if numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
        let height = numbers[3]
      {
        box = CGRect(x: x, y: y, width: width, height: height)
        rest = rest[..<at.lowerBound].trimmingCharacters(in: .whitespaces)
      }
    }
    var confidence: Float = kind == .text ? 1 : 0.9
    let words = rest.split(separator: " ")
    if kind == .label || kind == .object, words.count > 1, let last = words.last,
      let number = Float(last)
    {
      confidence = number
      rest = words.dropLast().joined(separator: " ")
    }
    value = rest
    self.confidence = confidence
    let middle = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    let below = CGRect(x: 0.1, y: max(0, 0.88 - 0.08 * Double(texts)), width: 0.8, height: 0.06)
    self.box = box ?? (kind == .text ? below : middle)
  }
}
