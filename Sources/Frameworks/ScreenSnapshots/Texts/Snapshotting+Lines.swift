import Foundation
import XCUITest

extension Snapshotting where Value == String, Format == String {
  /// Compares texts, line by line.
  nonisolated(unsafe) public static let lines = Snapshotting(
    pathExtension: "txt", diffing: .lines)
}

extension Diffing where Value == String {
  /// Compares texts, line by line.
  nonisolated(unsafe) public static let lines = Diffing(
    toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }
  ) { old, new in
    guard old != new else { return nil }
    let text = LineDifference(from: old, to: new).text
    let patch = XCTAttachment(
      data: Data(text.utf8), uniformTypeIdentifier: "public.patch-file")
    return (text, [patch])
  }
}

extension Snapshotting where Format == String {
  /// The text that Swift describes a value with.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }
}
