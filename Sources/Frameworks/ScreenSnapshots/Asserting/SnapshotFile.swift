import Foundation
import SimulatedUIKit
import SnapshotReferences

/// Where a snapshot and its reference belong, as swift-snapshot-testing names them.
struct SnapshotFile {
  /// The variable with another name for the folder of pictures, from the project's settings.
  static let folderVariable = "POMELO_SNAPSHOT_FOLDER"
  /// The variable with the folder beside the project's builds.
  private static let artifactsVariable = "POMELO_SNAPSHOT_ARTIFACTS"
  /// Bytes of a name that file systems take.
  private static let longestName = 255

  /// What is said of a name that no file can have.
  struct NameProblem: Error {
    let text: String
  }

  /// The name of the test, as files have it.
  let testName: String
  /// The name of the file of tests, without its ending.
  let sourceName: String
  /// The file that the library has for it.
  let libraryPath: String
  /// The file that we have for it: beside the library's for pictures, the same for texts.
  let path: String

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - file: The file of tests.
  ///   - test: The test's function.
  ///   - name: The snapshot's name; `nil` for the next number.
  ///   - directory: The folder, where the test names one.
  ///   - pathExtension: What the file ends in.
  ///   - isPicture: Whether it is a picture, which is never compared with what Xcode recorded.
  /// - Throws: ``NameProblem`` where the name is too long.
  init(
    file: String, test: String, name: String?, directory: String?, pathExtension: String?,
    isPicture: Bool
  ) throws(NameProblem) {
    let source = URL(fileURLWithPath: file, isDirectory: false)
    sourceName = source.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true).path }
      ?? source.deletingLastPathComponent().path + "/\(ReferencePlace.usual)/\(sourceName)"
    let identifier =
      name.map(\.pathComponent) ?? "\(SnapshotCounter.own.next(for: "\(folder)/\(test)"))"
    testName = test.pathComponent
    let ending = pathExtension.map { ".\($0)" } ?? ""
    let fileName = "\(testName).\(identifier)\(ending)"
    guard fileName.utf8.count <= Self.longestName else {
      throw NameProblem(
        text: """
          The name of the snapshot is \(fileName.utf8.count) bytes long, and a file's name has \
          \(Self.longestName) at most. Give it a shorter one with "named:": \(fileName)
          """)
    }
    libraryPath = "\(folder)/\(fileName)"
    let own = ProcessInfo.processInfo.environment[Self.folderVariable] ?? ReferencePlace.own
    path =
      isPicture
      ? "\(ReferencePlace.folder(for: folder, named: own))/\(fileName)" : libraryPath
  }

  /// Where a snapshot that differs is kept: as the environment says, beside the project's builds, or in
  /// the temporary folder.
  var artifact: String {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      ["SNAPSHOT_ARTIFACTS", Self.artifactsVariable].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty } ?? NSTemporaryDirectory()
    return URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(sourceName)
      .appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent).path
  }
}

extension String {
  /// The text with one hyphen for all that is between words, as names of files have it.
  var pathComponent: String {
    var text = ""
    var wasWord = true
    for scalar in unicodeScalars {
      let isWord = scalar.isWordPart
      if isWord { text.unicodeScalars.append(scalar) } else if wasWord { text += "-" }
      wasWord = isWord
    }
    if text.hasPrefix("-") { text.removeFirst() }
    if text.hasSuffix("-") { text.removeLast() }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether it is a part of a word, as `\w` of regular expressions has it: letters, marks, digits,
  /// connectors and joiners.
  fileprivate var isWordPart: Bool {
    if properties.isAlphabetic || properties.isJoinControl { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      true
    default: false
    }
  }
}
