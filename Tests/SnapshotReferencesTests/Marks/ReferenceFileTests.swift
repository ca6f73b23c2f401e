import ElementModel
import Foundation
import Pictures
import ScreenImaging
import SnapshotReferences
import Testing

@Suite struct ReferenceFileTests {
  private let picture = Result {
    let canvas = try PictureCanvas(width: 6, height: 4, scale: 1)
    canvas.fill(CGRect(x: 0, y: 0, width: 3, height: 4), PictureColor(0xFF9500))
    return canvas.picture()
  }

  @Test func aReferenceCarriesWhatItWasDrawnFrom() throws {
    let picture = try picture.get()
    let mark = SnapshotMark(
      size: CGSize(width: 2, height: 1.5), scale: 3, pixels: picture.pixelHash.text,
      drawing: "abc", tools: try PictureTools.current(), tree: Screens.signIn(),
      paints: [PaintLine(element: 1, kind: "text", look: "'ログイン'")])

    let data = ReferenceFile.data(of: picture, mark)

    guard case .drawn(let read) = ReferenceFile(data) else {
      Issue.record("It is not known again.")
      return
    }
    #expect(read == mark)
    #expect(ReferenceFile.data(of: picture, mark) == data, "the same bytes each time")
    #expect(try Picture.picture(ofPNG: data) == picture)
  }

  @Test func othersAreToldApart() throws {
    let picture = try picture.get()

    guard case .foreign = ReferenceFile(picture.pngData()) else {
      Issue.record("A picture without a mark is somebody else's.")
      return
    }
    for data in [Data(), Data("text".utf8), picture.pngData(mark: Data("{\"form\":99}".utf8))] {
      guard case .corrupt = ReferenceFile(data) else {
        Issue.record("This is no reference: \(data)")
        return
      }
    }
  }

  @Test func toolsThatDifferAreNamed() throws {
    let here = try PictureTools.current()
    var there = here
    there.libraries = "cairo 1.18"
    there.painter += 1
    there.fonts["fonts-inter"] = "another"

    #expect(here.differences(from: here).isEmpty)
    #expect(
      here.differences(from: there) == [
        "cairo 1.18, here \(here.libraries)",
        "drawings of version \(here.painter + 1), here \(here.painter)",
        "other fonts of fonts-inter",
      ])
  }
}
