import DeviceServices
import Vision

/// What is before the camera of a scanner: `Fixtures/VisionKit/scanner.txt`, with a line for each thing
/// as in ``PictureFindings`` of Vision.
///
/// Lines of three hyphens divide what comes one after the other, two seconds each; what comes last
/// stays.
struct ScannerFixture {
  private static let file = "VisionKit/scanner.txt"
  /// How long the camera takes to see something.
  static let delay = Duration.milliseconds(500)
  /// How long each of what comes stays.
  static let pace = Duration.seconds(2)

  /// Whether there is a camera at all.
  static var exists: Bool { DeviceFixtures.current.text(of: file) != nil }

  /// What comes one after the other.
  let views: [PictureFindings]

  /// Reads what there is.
  init() {
    let text = DeviceFixtures.current.text(of: Self.file) ?? ""
    views = text.components(separatedBy: "\n---\n").map { PictureFindings($0) }
  }

  /// Tells the person what is missing.
  static func noteMissing() {
    DeviceServices.shared.notes.add(
      "VisionKit: an app asked for a scanner, which needs something before the camera. Put lines such "
        + "as “barcode: ean13 4006381333931” or “text: Hello” into Fixtures/VisionKit/scanner.txt.")
  }
}
