import Foundation
package import SessionProtocol

/// Saves what tests keep to a folder: a folder for each run, a file for each attachment.
package final class AttachmentFolder {
  /// A file that was saved.
  private struct Saved {
    var path: String
    var isDeletedOnSuccess: Bool
  }

  /// Files of one run at most.
  private static let limit = 1_000

  private let folder: String
  private var saved: [String: [Saved]] = [:]
  private var counts: [String: Int] = [:]

  /// How many files there are.
  package private(set) var count = 0
  /// Why a file is missing, if one cannot be written.
  package private(set) var failure: OutputFileError?
  /// What was left out on purpose, if something was.
  package private(set) var note: String?

  /// Opens a folder, making it if it is not there.
  ///
  /// - Throws: What the file system says.
  package init(folder: String) throws {
    self.folder = folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Saves an attachment of a run.
  package func save(_ attachment: Attachment, of test: String, iteration: Int) {
    let run = Self.folderName(of: test, iteration: iteration)
    let number = counts[run, default: 0] + 1
    counts[run] = number
    guard number <= Self.limit else {
      return note = "A test keeps more than \(Self.limit) attachments; the others are left out."
    }
    guard let payload = attachment.payload else {
      return note = "The attachment \"\(attachment.name)\" is empty or too large to be saved."
    }
    let path = "\(folder)/\(run)/\(Self.fileName(of: attachment, number: number))"
    do throws(OutputFileError) {
      // Where it cannot be made, neither can the file.
      try? FileManager.default.createDirectory(
        atPath: "\(folder)/\(run)", withIntermediateDirectories: true)
      try OutputFile.write(payload, to: path)
    } catch {
      return failure = error
    }
    count += 1
    saved[run, default: []].append(
      Saved(path: path, isDeletedOnSuccess: attachment.isDeletedOnSuccess))
  }

  /// Deletes what is kept only of failures, once a run has passed.
  ///
  /// - Returns: The files that stay.
  package func close(_ test: String, iteration: Int, hasPassed: Bool) -> [String] {
    let run = Self.folderName(of: test, iteration: iteration)
    counts[run] = nil
    let files = saved.removeValue(forKey: run) ?? []
    let deleted = files.filter { hasPassed && $0.isDeletedOnSuccess }
    for file in deleted { try? FileManager.default.removeItem(atPath: file.path) }
    count -= deleted.count
    // It stays when something is in it.
    if deleted.count == files.count { rmdir("\(folder)/\(run)") }
    return files.filter { !hasPassed || !$0.isDeletedOnSuccess }.map(\.path)
  }

  private static func folderName(of test: String, iteration: Int) -> String {
    "\(safe(test.replacing("/", with: "-")))-\(iteration)"
  }

  /// `01-Launch Screen.png`, whatever the attachment is called.
  static func fileName(of attachment: Attachment, number: Int) -> String {
    let digits = String(number)
    let prefix = String(repeating: "0", count: max(0, 2 - digits.count)) + digits
    let name = safe(attachment.name)
    guard let ending = UniformType.ending(of: attachment.uniformTypeIdentifier),
      !name.lowercased().hasSuffix("." + ending)
    else { return "\(prefix)-\(name)" }
    return "\(prefix)-\(name).\(ending)"
  }

  /// A name that no file system and no terminal misunderstands: letters, digits and little else.
  private static func safe(_ name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar -> Character in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " -_.".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
    }
    var text = String(allowed.prefix(80)).trimmingCharacters(in: .whitespaces)
    // Bytes are what names are short of, and a dot in front hides a file.
    while text.utf8.count > 120 { text.removeLast() }
    if text.hasPrefix(".") { text = "_" + text.dropFirst() }
    return text.isEmpty ? "attachment" : text
  }
}
