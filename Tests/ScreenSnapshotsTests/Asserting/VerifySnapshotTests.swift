import Foundation
import Pictures
import SimulatedUI
import SimulatedUIKit
import TestSupport
import Testing

@testable import ScreenSnapshots

/// What comparing a value with its reference says, in the words of swift-snapshot-testing.
///
/// Each test names its record mode, since the usual one depends on whether a server runs it.
@MainActor @Suite(.serialized) struct VerifySnapshotTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Card: View {
    var title = "Sign in"

    var body: some View { Text(title).padding() }
  }

  private func verify(
    _ title: String, named name: String = "a",
    record: SnapshotTestingConfiguration.Record = .missing,
    strategy: Snapshotting<Card, UIImage> = .image(layout: .fixed(width: 90, height: 60))
  ) -> String? {
    verifySnapshot(
      of: Card(title: title), as: strategy, named: name, record: record,
      snapshotDirectory: folder.path, testName: "testCard()")
  }

  private var picture: String { "\(folder.path)/__PomeloSnapshots__/testCard.a.png" }

  /// Puts a file where the reference belongs.
  private func put(_ data: Data) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/__PomeloSnapshots__", withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: picture))
  }

  @Test func whatIsMissingIsRecordedAndThenEqual() throws {
    let first = try #require(verify("Sign in"))
    #expect(
      first == """
        No reference was found on disk. Automatically recorded snapshot: …

        open "file://\(picture)"

        Re-run "testCard" to assert against the newly-recorded snapshot.
        """)
    #expect(verify("Sign in") == nil)
  }

  @Test func nothingIsRecordedWhereRecordingIsOff() throws {
    let text =
      "No reference was found on disk. New snapshot was not recorded because recording is disabled"
    #expect(verify("Sign in", record: .never) == text)
    #expect(verify("Sign in", record: .never) == text, "it was not recorded")
  }

  @Test func allIsRecordedWhateverIsThere() throws {
    _ = verify("Sign in", record: .missing)
    let text = try #require(verify("Sign out", record: .all))
    #expect(text.hasPrefix("Record mode is on. Automatically recorded snapshot: …"))
    #expect(
      text.hasSuffix(
        "Turn record mode off and re-run \"testCard\" to assert against the newly-recorded snapshot"
      ))
    #expect(verify("Sign out") == nil)
  }

  @Test func aDifferenceIsToldWithItsCause() throws {
    _ = verify("Sign in", record: .missing)
    let text = try #require(verify("Sign out"))
    #expect(text.hasPrefix("Snapshot \"a\" does not match reference.\n\n@−\n\"file://\(picture)\""))
    #expect(text.contains("\n\nNewly-taken snapshot does not match reference.\n\nWhat changed:\n"))
    #expect(text.contains("- StaticText 'Sign out' label 'Sign in' → 'Sign out'"))
    #expect(verify("Sign in") == nil, "the reference is as it was")
  }

  @Test func whatFailsMayBeRecorded() throws {
    _ = verify("Sign in", record: .missing)
    let text = try #require(verify("Sign out", record: .failed))
    #expect(
      text.hasPrefix(
        "Snapshot \"a\" does not match reference. A new snapshot was automatically recorded."))
    #expect(verify("Sign out", record: .failed) == nil)
  }

  @Test func aPictureOfXcodesIsNeverCompared() throws {
    let canvas = try PictureCanvas(width: 270, height: 180, scale: 1)
    try put(canvas.picture().pngData())
    let text = try #require(verify("Sign in"))
    #expect(
      text.hasPrefix(
        "The reference was not drawn by pomelo, so it is neither compared nor replaced: \(picture)")
    )
    #expect(verify("Sign in") == text)
  }

  @Test func aBrokenReferenceIsNamed() throws {
    try put(Data("not a picture".utf8))
    #expect(
      verify("Sign in")?.hasPrefix("The reference is no PNG file, or not all of one: \(picture)")
        == true)
  }

  @Test func anotherSizeIsTold() throws {
    _ = verify("Sign in", record: .missing)
    let text = try #require(
      verify("Sign in", strategy: .image(layout: .fixed(width: 91, height: 60))))
    #expect(
      text.contains(
        "Newly-taken snapshot@(91.0, 60.0) does not match reference@(90.0, 60.0)."))
  }

  @Test func precisionIsMeasuredInBytes() throws {
    _ = verify("Sign in", record: .missing)
    func strategy(_ precision: Float, _ perceptual: Float = 1) -> Snapshotting<Card, UIImage> {
      .image(
        precision: precision, perceptualPrecision: perceptual,
        layout: .fixed(width: 90, height: 60))
    }
    #expect(verify("Sign im", strategy: strategy(0.5)) == nil)
    let text = try #require(verify("Sign im", strategy: strategy(0.9999)))
    #expect(text.contains("Actual image precision 0.9"))
    #expect(text.contains(" is less than required 0.9999"))
    let seen = try #require(verify("Sign im", strategy: strategy(0.9999, 0.98)))
    #expect(seen.contains("The percentage of pixels that match 0.9"))
    #expect(seen.contains("The lowest perceptual color precision 0.0 is less than required 0.98"))
  }

  @Test func aViewWithoutASizeSaysSo() throws {
    let first = verifySnapshot(
      of: EmptyView(), as: .image(traits: UITraitCollection(displayScale: 3)), named: "a",
      record: .missing,
      snapshotDirectory: folder.path, testName: "testCard()")
    #expect(first?.hasPrefix("No reference was found on disk.") == true)
    let data = try #require(RecordedSnapshots.data(at: picture))
    #expect(UIImage(data: data, scale: 3)?.size == CGSize(width: 400, height: 80))
  }

  @Test func whatIsTooLargeIsRefused() throws {
    // The scale that views have without one is the screen's, which apps of other tests share.
    let text = try #require(
      verify(
        "Sign in",
        strategy: .image(
          layout: .fixed(width: 8_000, height: 8_000),
          traits: UITraitCollection(displayScale: 3))))
    #expect(text.hasPrefix("A picture of (8000.0, 8000.0) points at scale 3.0 has more than"))
    #expect(
      verify("Sign in", strategy: .image(layout: .fixed(width: 1, height: 1)))?.hasPrefix(
        "No reference") == true)
  }

  @Test func textsAreComparedByLine() throws {
    func verify(_ text: String) -> String? {
      verifySnapshot(
        of: text, as: .lines, record: .missing, snapshotDirectory: folder.path,
        testName: "testText()")
    }
    SnapshotCounter.$own.withValue(SnapshotCounter()) {
      #expect(verify("a\nb")?.contains("testText.1.txt") == true)
    }
    SnapshotCounter.$own.withValue(SnapshotCounter()) { #expect(verify("a\nb") == nil) }
    SnapshotCounter.$own.withValue(SnapshotCounter()) {
      #expect(verify("a\nc")?.contains("−b\n+c") == true)
    }
  }
}
