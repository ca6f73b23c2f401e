public import Foundation
import Pictures
import SimulatedUI
public import SimulatedUIKit
import XCUITest

extension Diffing where Value == UIImage {
  /// Compares pictures, all of which has to be equal.
  nonisolated(unsafe) public static let image = Diffing.image()

  /// Compares pictures.
  ///
  /// - Parameters:
  ///   - precision: The share that has to be equal: of bytes, or of pixels where colours only have to
  ///     be near.
  ///   - perceptualPrecision: How near colours have to be; 0.98 is what the human eye tells apart.
  ///   - scale: Pixels in a point of the reference; those of the screen for `nil` and 0.
  /// - Returns: The comparison.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let scale =
      scale.flatMap { $0 == 0 ? nil : $0 } ?? MainActor.assumeIsolated { UIScreen.main.scale }
    return Diffing(
      toData: { image in
        (try? shown(image, scale: scale).referenceData()) ?? Data()
      }, fromData: { UIImage(data: $0, scale: scale) ?? UIImage() }
    ) { old, new in
      let comparison = ImageComparison(
        old: old, new: new, precision: precision, perceptualPrecision: perceptualPrecision)
      return comparison.failure.map { ($0, attachments(old, shown(new, scale: scale))) }
    }
  }

  /// The picture, or one that says that it is empty.
  private static func shown(_ image: UIImage, scale: CGFloat) -> UIImage {
    guard image.size == .zero else { return image }
    return MainActor.assumeIsolated {
      let stage = ViewStage(
        size: CGSize(width: 400, height: 80),
        traits: UITraitCollection(displayScale: scale).traits)
      let words = Text(
        """
        Error: No image could be generated for this view as its size was zero. Please set an \
        explicit size in the test.
        """
      ).multilineTextAlignment(.center).frame(maxWidth: .infinity, maxHeight: .infinity)
      return stage.picture(of: words.background(Color.red)).image
    }
  }

  /// The reference, the new picture, and what differs between them.
  private static func attachments(_ old: UIImage, _ new: UIImage) -> [XCTAttachment] {
    let pictures: [(name: String, attachment: XCTAttachment)] = [
      ("reference", XCTAttachment(image: old)), ("failure", XCTAttachment(image: new)),
      (
        "difference",
        XCTAttachment(uniformTypeIdentifier: "public.png") {
          guard let one = try? old.picture(), let two = try? new.picture() else { return nil }
          return (try? one.difference(from: two))?.pngData()
        }
      ),
    ]
    return pictures.map { name, attachment in
      attachment.name = name
      return attachment
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Compares pictures, all of which has to be equal.
  public static var image: Snapshotting { .image() }

  /// Compares pictures.
  ///
  /// - Parameters:
  ///   - precision: The share that has to be equal.
  ///   - perceptualPrecision: How near colours have to be.
  ///   - scale: Pixels in a point of the reference; those of the screen for `nil` and 0.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    )
  }
}
