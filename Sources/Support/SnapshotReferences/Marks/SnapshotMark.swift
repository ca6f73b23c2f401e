package import ElementModel
package import Foundation
package import Pictures

/// What a reference carries besides its pixels: what it was drawn from, and with what.
///
/// It lies in a chunk of the PNG file that other programs pass over. Pictures without one were
/// recorded elsewhere, such as by Xcode, and can never equal a drawing of ours.
package struct SnapshotMark: Codable, Hashable, Sendable {
  /// The form of the mark, for later versions.
  package var form: Int
  /// The size in points.
  package var size: CGSize
  /// Pixels in a point.
  package var scale: Double
  /// The hash of the pixels.
  package var pixels: String
  /// The hash of all that decides on them but fonts and libraries; `nil` for a picture that was not
  /// drawn from elements.
  ///
  /// Equal ones are the same picture where ``tools`` are the same too.
  package var drawing: String?
  /// What drew it.
  package var tools: PictureTools
  /// What it was shown in; `nil` for a picture that was not drawn from elements.
  package var setting: SnapshotSetting?
  /// The elements that are seen; empty for a picture that was not drawn from elements.
  package var tree: ElementTree
  /// What is drawn, a line for each step, with the element that it is in.
  package var paints: [PaintLine]

  /// The form that is written now.
  package static let currentForm = 1

  /// Creates a mark.
  package init(
    size: CGSize, scale: Double, pixels: String, drawing: String?, tools: PictureTools,
    tree: ElementTree, paints: [PaintLine], setting: SnapshotSetting? = nil
  ) {
    form = Self.currentForm
    self.size = size
    self.scale = scale
    self.pixels = pixels
    self.drawing = drawing
    self.tools = tools
    self.tree = tree
    self.paints = paints
    self.setting = setting
  }

  private enum CodingKeys: String, CodingKey {
    case form, size, scale, pixels, drawing, tools, setting, tree, paints
  }

  /// Reads a mark; sizes are two numbers.
  ///
  /// - Throws: `DecodingError`, where it is none or of a later form.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    form = try container.decode(Int.self, forKey: .form)
    let lengths = try container.decode([Double].self, forKey: .size)
    guard form == Self.currentForm, lengths.count == 2 else {
      throw DecodingError.dataCorruptedError(
        forKey: .form, in: container, debugDescription: "a mark of another form")
    }
    size = CGSize(width: lengths[0], height: lengths[1])
    scale = try container.decode(Double.self, forKey: .scale)
    pixels = try container.decode(String.self, forKey: .pixels)
    drawing = try container.decodeIfPresent(String.self, forKey: .drawing)
    tools = try container.decode(PictureTools.self, forKey: .tools)
    setting = try container.decodeIfPresent(SnapshotSetting.self, forKey: .setting)
    tree = try container.decode(ElementTree.self, forKey: .tree)
    paints = try container.decode([PaintLine].self, forKey: .paints)
  }

  /// Writes the mark.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(form, forKey: .form)
    try container.encode([size.width, size.height].map(Double.init), forKey: .size)
    try container.encode(scale, forKey: .scale)
    try container.encode(pixels, forKey: .pixels)
    try container.encodeIfPresent(drawing, forKey: .drawing)
    try container.encode(tools, forKey: .tools)
    try container.encodeIfPresent(setting, forKey: .setting)
    try container.encode(tree, forKey: .tree)
    try container.encode(paints, forKey: .paints)
  }
}

/// One thing that is drawn, in words.
package struct PaintLine: Codable, Hashable, Sendable {
  /// The element that it is in, by its place in the tree; -1 where it is in none.
  package var element: Int
  /// What is drawn: an area, a line, a text, a symbol, an image, a layer.
  package var kind: String
  /// How: colours, fonts, corners.
  package var look: String

  /// Creates a line.
  package init(element: Int, kind: String, look: String) {
    (self.element, self.kind, self.look) = (element, kind, look)
  }

  private enum CodingKeys: String, CodingKey {
    case element = "e"
    case kind = "k"
    case look = "l"
  }
}
