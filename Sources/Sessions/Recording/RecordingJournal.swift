import Foundation
import Glibc
package import Workspace

/// The commands of a recording, in a file that each is added to before its answer is shown: whatever
/// ends the program, `--resume` goes on from there.
///
/// The file is a script of commands, for people to read, to change, and to give to `pomelo record`.
package final class RecordingJournal {
  /// As many are kept; the oldest go first.
  private static let limit = 50

  /// Says that a recording begins at the end of its test.
  private static let endMark = "# --at-end"

  /// A recording as it is read again.
  package struct Contents: Hashable, Sendable {
    /// Where the file is.
    package var path: String
    /// The test that it is from, and whether it begins at its end.
    package var test: String?
    package var isAtEnd: Bool
    /// How device and network were chosen.
    package var options: RecordingOptions
    /// Its commands.
    package var lines: [String]
  }

  /// Where it is.
  package let path: String
  private var descriptor: Int32

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - project: The project, in whose folder for builds it is.
  ///   - installation: Names the person's cache folder.
  ///   - test: The test whose set-up the recording has.
  ///   - isAtEnd: Whether the recording begins at its end.
  ///   - options: How device and network were chosen.
  /// - Throws: ``OutputFileError``.
  package init(
    for project: Project, _ installation: Installation, from test: String, atEnd isAtEnd: Bool,
    _ options: RecordingOptions
  ) throws(OutputFileError) {
    path = Self.newPath(for: project, installation)
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .notOpened(path: path, reason: SystemError.text(errno)) }
    try add(Self.heading(test))
    if isAtEnd { try add(Self.endMark) }
    for line in options.heading { try add(line) }
    let all = Self.names(in: folder)
    for name in all.dropLast(Self.limit) { unlink("\(folder)/\(name)") }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Adds a command, and has the system keep it.
  ///
  /// - Parameter line: The command.
  /// - Throws: ``OutputFileError/notFinished(path:reason:)``.
  package func add(_ line: String) throws(OutputFileError) {
    let bytes = Array((line + "\n").utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .notFinished(path: path, reason: SystemError.text(errno)) }
      rest = rest.dropFirst(count)
    }
    // A pipe or device has nothing to keep.
    _ = fdatasync(descriptor)
  }

  /// The newest recording of a project, with its commands and the test that it is from.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - installation: Names the person's cache folder.
  /// - Returns: What is in the file; `nil` where there is none that can be read.
  package static func latest(
    of project: Project, _ installation: Installation
  ) -> Contents? {
    let folder = project.recordingsFolder(installation)
    guard let name = names(in: folder).last,
      let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // What was cut off while it was written was not answered.
    lines.removeLast()
    let first = lines.first ?? ""
    let start = heading("")
    let test = first.hasPrefix(start) ? String(first.dropFirst(start.count)) : nil
    return Contents(
      path: "\(folder)/\(name)", test: test, isAtEnd: lines.contains(endMark),
      options: RecordingOptions(heading: lines),
      lines: lines.filter { !$0.hasPrefix("#") && !$0.isEmpty })
  }

  /// The first line of a recording: how it was begun.
  static func heading(_ test: String) -> String { "# pomelo record --from \(test)" }

  /// Where a recording that begins now is kept.
  ///
  /// - Parameters:
  ///   - project: The project, in whose folder for builds it is.
  ///   - installation: Names the person's cache folder.
  /// - Returns: The path.
  static func newPath(for project: Project, _ installation: Installation) -> String {
    "\(project.recordingsFolder(installation))/\(name(at: Date())).txt"
  }

  /// The recordings of a folder, the oldest first.
  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted()
  }

  /// A name for a moment; later ones come after it.
  private static func name(at date: Date) -> String {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    return formatter.string(from: date).replacing(":", with: "-")
  }
}
