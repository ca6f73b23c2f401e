import ExplorerCore
import Foundation
import Pictures
import SnapshotReferences
import TerminalModel
import Testing

@testable import Sessions

struct ReviewPainterTests {
  private let project: SnapshotProject

  init() throws { project = try SnapshotProject() }

  private func sight(_ path: String, _ mode: ReviewMode = .sideBySide) -> ReviewSight {
    ReviewSight(
      path: path, mode: mode, viewport: ReviewViewport(), share: 50,
      area: PixelSize(width: 40, height: 40), cell: PixelSize(width: 1, height: 2))
  }

  /// A picture of one colour, or with a square of another.
  private func picture(square: Bool = false, width: Int = 100) throws -> Data {
    let canvas = try PictureCanvas(width: width, height: 100, scale: 1)
    canvas.fill(
      CGRect(x: 0, y: 0, width: width, height: 100), PictureColor(grey: 255))
    if square {
      canvas.fill(
        CGRect(x: 50, y: 50, width: 20, height: 20), PictureColor(red: 0, green: 0, blue: 255))
    }
    return canvas.picture().pngData()
  }

  private func waiting(_ new: Data, instead old: Data?, _ name: String = "testCard.1.png") throws
    -> String
  {
    let path = project.picture(name)
    if let old { try project.write(old, path) }
    try project.write(new, ReferencePlace.candidate(for: path))
    return path
  }

  @Test func bothAreDrawnBesideTheirDifference() throws {
    let path = try waiting(picture(square: true), instead: picture())
    var painter = ReviewPainter()
    let seen = painter.draw(sight(path))
    #expect(seen.frames.map(\.role) == [.reference, .new, .difference])
    #expect(seen.frames.allSatisfy { $0.raster.size == PixelSize(width: 40, height: 40) })
    #expect(seen.frames[1].raster[24, 24].red == 0 && seen.frames[0].raster[24, 24].red == 255)
    #expect(seen.spots.count == 1 && seen.remarks.isEmpty)
    for mode in [ReviewMode.slider, .onionSkin, .difference] {
      #expect(painter.draw(sight(path, mode)).frames.count == 1)
    }
    #expect(painter.draw(sight(path, .blink)).frames.count == 2)
  }

  @Test func whatHasNoReferenceStandsAlone() throws {
    let path = try waiting(picture(), instead: nil)
    var painter = ReviewPainter()
    #expect(painter.draw(sight(path)).frames.map(\.role) == [.new])
  }

  @Test func anotherSizeIsSaid() throws {
    let path = try waiting(picture(width: 80), instead: picture())
    var painter = ReviewPainter()
    let seen = painter.draw(sight(path))
    #expect(
      seen.remarks.map(\.english) == [
        "the reference has 100×100 pixels, the new picture 80×100"
      ])
    #expect(seen.frames.count == 3)
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let path = try waiting(picture(), instead: Data("no picture".utf8))
    var painter = ReviewPainter()
    let seen = painter.draw(sight(path))
    #expect(seen.frames.map(\.role) == [.new])
    #expect(seen.remarks.first?.english.contains("testCard.1.png: This is no PNG file") == true)
  }

  @Test func aFileThatIsAnotherIsReadAgainWhenThatIsKnown() throws {
    let path = try waiting(picture(square: true), instead: picture())
    var painter = ReviewPainter()
    _ = painter.draw(sight(path))
    try project.write(picture(), ReferencePlace.candidate(for: path))
    painter.forget()
    #expect(painter.draw(sight(path)).spots.isEmpty)
  }

  @Test func ofTextsTheLinesAreTold() throws {
    let path = project.text("testCard.1.txt")
    try project.write(Data("a\nb\n".utf8), path)
    try project.write(Data("a\nc\n".utf8), ReferencePlace.candidate(for: path))
    var painter = ReviewPainter()
    let seen = painter.draw(sight(path))
    #expect(seen.lines.contains("-b") && seen.lines.contains("+c") && seen.frames.isEmpty)
  }
}
