package import DeviceServices
import Foundation

/// What is in a picture, or before a camera: a text file with a line for each thing.
///
/// ```
/// text: Total 12.30
/// barcode: ean13 4006381333931
/// face: @ 0.4 0.5 0.2 0.2
/// label: receipt 0.93
/// ```
///
/// A picture's file is `Fixtures/Vision/NAME.txt`, of the name that the picture has in the asset
/// catalogue or that its file has; `WIDTHxHEIGHT.txt`, of its size in pixels; or `picture.txt`, for any
/// other one.
package struct PictureFindings: Sendable {
  /// The things.
  package let findings: [PictureFinding]

  /// Reads the lines of a file.
  package init(_ source: String) {
    var findings: [PictureFinding] = []
    for line in source.split(whereSeparator: \.isNewline) {
      let texts = findings.filter { $0.kind == .text }.count
      if let finding = PictureFinding(line, texts: texts) { findings.append(finding) }
    }
    self.findings = findings
  }

  /// Reads what is in a picture; where no fixture says it, the person is told.
  package init(of picture: VisionPicture, in fixtures: DeviceFixtures = .current) {
    let names = [picture.name, "\(picture.width)x\(picture.height)", "picture"].compactMap { $0 }
    let source = names.lazy.compactMap { fixtures.text(of: "Vision/\($0).txt") }.first
    if source == nil {
      DeviceServices.shared.notes.add(
        "Vision: no fixture says what is in the picture "
          + "\(picture.name.map { "“\($0)”" } ?? "of \(names[0]) pixels"), so nothing is found. Put "
          + "lines such as “text: Hello” or “barcode: qr 123” into Fixtures/Vision/\(names[0]).txt."
      )
    }
    self.init(source ?? "")
  }

  /// The things of a kind.
  package subscript(kind: PictureFinding.Kind) -> [PictureFinding] {
    findings.filter { $0.kind == kind }
  }
}

/// What is known of a picture that something is looked for in.
package struct VisionPicture: Sendable {
  /// Its name in the asset catalogue or that of its file; `nil` where it has none.
  package let name: String?
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int

  /// Creates a picture.
  package init(name: String?, width: Int, height: Int) {
    self.name = name
    self.width = width
    self.height = height
  }
}
