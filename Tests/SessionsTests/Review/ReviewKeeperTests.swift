import Foundation
import SnapshotReferences
import Testing

@testable import Sessions

/// What becomes of snapshots that are decided about, and of decisions that are taken back.
struct ReviewKeeperTests {
  private let project: SnapshotProject
  private let old: Data
  private let new: Data

  init() throws {
    project = try SnapshotProject()
    old = try SnapshotProject.drawn("a")
    new = try SnapshotProject.drawn("b")
  }

  /// A reference with a snapshot that waits.
  private func waiting(_ name: String, reference: Data?) throws -> String {
    let path = project.picture("\(name).png")
    if let reference { try project.write(reference, path) }
    try project.write(new, ReferencePlace.candidate(for: path))
    return path
  }

  private func data(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

  @Test func whatIsAcceptedIsTheReferenceUntilThatIsTakenBack() throws {
    let paths = [
      try waiting("testCard.1", reference: old), try waiting("testCard.2", reference: nil),
    ]
    var keeper = ReviewKeeper()
    #expect(try keeper.accept(paths) == paths)
    #expect(paths.map(data) == [new, new])
    #expect(!project.exists(ReferencePlace.candidate(for: paths[0])))
    #expect(try keeper.undo() == paths)
    #expect(paths.map(data) == [old, nil])
    #expect(paths.map { data(ReferencePlace.candidate(for: $0)) } == [new, new])
    #expect(try keeper.undo() == [], "nothing more was decided")
  }

  @Test func whatIsRejectedComesBack() throws {
    let path = try waiting("testCard.1", reference: nil)
    var keeper = ReviewKeeper()
    #expect(try keeper.reject([path]) == [path])
    #expect(!project.exists(ReferencePlace.candidate(for: path)))
    _ = try keeper.undo()
    #expect(data(ReferencePlace.candidate(for: path)) == new)
  }

  @Test func ofSeveralAllAreAcceptedOrNone() throws {
    let paths = [
      try waiting("testCard.1", reference: old),
      try waiting("testCard.2", reference: SnapshotProject.foreign()),
    ]
    var keeper = ReviewKeeper()
    #expect(throws: SnapshotWriteError.foreign(path: paths[1])) { try keeper.accept(paths) }
    #expect(data(paths[0]) == old)
    #expect(data(ReferencePlace.candidate(for: paths[0])) == new)
    #expect(try keeper.undo() == [])
  }
}
