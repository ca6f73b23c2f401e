import ElementModel
import Foundation
import Pictures
import ScreenImaging
import SimulatedUIKit
import SnapshotReferences

extension UIImage {
  /// What the file that it was read from carries besides its pixels; `nil` for other pictures.
  var mark: SnapshotMark? {
    guard case .file(let data) = content else { return nil }
    return ReferenceFile(data).mark
  }

  /// What keeps it from being drawn or compared, in a sentence.
  var snapshotProblem: String? {
    guard case .drawn(let image) = content else { return nil }
    let pixels = Double(size.width * size.height * scale * scale)
    if pixels > Double(ScreenRaster.maximumPixelCount) {
      return """
        A picture of \(sizeText) points at scale \(Double(scale)) has more than the \
        \(ScreenRaster.maximumPixelCount / 1_000_000) million pixels that are drawn. Give the view a \
        smaller size, or the strategy "traits: UITraitCollection(displayScale: 1)".
        """
    }
    do throws(PictureError) {
      _ = try PictureTools.current()
    } catch {
      return image.isEmpty ? nil : "\(error)"
    }
    return nil
  }

  /// The size in points, as Swift on a Mac prints it.
  var sizeText: String { "(\(Double(size.width)), \(Double(size.height)))" }

  /// The bytes of a reference: a PNG file with our mark.
  ///
  /// - Throws: ``PictureError`` where a library or a font is missing, or there are no pixels.
  func referenceData() throws(PictureError) -> Data {
    // A reference that becomes one again is the same file.
    if case .file(let data) = content, mark != nil { return data }
    guard let picture = try picture() else { throw .unreadable }
    let tools = try PictureTools.current()
    guard case .drawn(let image) = content else {
      return ReferenceFile.data(
        of: picture,
        SnapshotMark(
          size: size, scale: scale, pixels: picture.pixelHash.text, drawing: nil, tools: tools,
          tree: .empty, paints: []))
    }
    return ReferenceFile.data(of: picture, try image.mark(of: picture, tools))
  }
}

extension DrawnImage {
  /// Whether there is nothing to see of it, as of a view without a size.
  var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The picture for apps.
  var image: UIImage {
    isEmpty ? UIImage() : UIImage(size: size, scale: scale, content: .drawn(self))
  }

  /// What a reference of it carries.
  func mark(
    of picture: Picture, _ tools: PictureTools
  ) throws(PictureError) -> SnapshotMark {
    SnapshotMark(
      size: size, scale: scale, pixels: picture.pixelHash.text, drawing: fingerprint.text,
      tools: tools, tree: drawing.tree, paints: drawing.paints, setting: setting)
  }

  private var setting: SnapshotSetting {
    let category = traits.preferredContentSizeCategory.rawValue
    return SnapshotSetting(
      screen: screen, isDark: drawing.prefersDark ?? isDark,
      textSize: category.replacing("UICTContentSizeCategory", with: ""),
      isMirrored: traits.layoutDirection == .rightToLeft, locale: Locale.current.identifier)
  }
}
