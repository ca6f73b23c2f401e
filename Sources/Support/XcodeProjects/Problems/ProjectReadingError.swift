/// Why a project, or a document that belongs to it, cannot be read.
package enum ProjectReadingError: Error, Hashable, Sendable {
  /// Nothing is there.
  case missing(path: String)
  /// It lies outside of the folder that all of a project has to lie in.
  case outside(path: String, boundary: String)
  /// It has more bytes than are read of such a file.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// The system does not let it be read; the reason is in its words.
  case unreadable(path: String, reason: String)
  /// It is not of its format; the reason is in the parser's words.
  case malformed(path: String, line: Int?, reason: String)
  /// A merge was left unfinished in it.
  case mergeMarker(path: String, line: Int)
  /// It unfolds into more than a person works with, as documents made to do harm do.
  case tooManyParts(path: String)
  /// It is no project document, by its name or by what it holds.
  case notAProject(path: String)
  /// A tool has to write the project first.
  case needsGeneration(path: String, tool: String, command: String)
}

extension ProjectReadingError: CustomStringConvertible {
  /// What is wrong, where, and what to do next.
  ///
  /// Names are as they came; who prints them makes them safe for a terminal.
  package var message: String {
    switch self {
    case .missing(let path):
      "There is no \(path.quoted). Check the path for typing errors."
    case .outside(let path, let boundary):
      "\(path.quoted) lies outside of \(boundary.quoted), where all of the project has to lie. "
        + "Open a folder further up."
    case .tooLarge(let path, let bytes, let limit):
      "The file \(path.quoted) has \(bytes) bytes; \(limit) are the most that pomelo reads."
    case .unreadable(let path, let reason):
      "The file \(path.quoted) cannot be read: \(reason). Check its permissions."
    case .malformed(let path, let line, let reason):
      "\(path)\(line.map { ":\($0)" } ?? ""): The file is not valid: \(reason)."
    case .mergeMarker(let path, let line):
      "\(path):\(line): A merge was left unfinished here. Choose a side, and take the lines with "
        + "<<<<<<<, ======= and >>>>>>> out."
    case .tooManyParts(let path):
      "The file \(path.quoted) unfolds into more parts than pomelo reads."
    case .notAProject(let path):
      "\(path.quoted) is no project. Name an .xcworkspace, an .xcodeproj, a project.yml, an "
        + "xtool.yml, a .swiftpm playground or a folder with one of these."
    case .needsGeneration(let path, let tool, let command):
      "\(path.quoted) is a description for \(tool). Run \(command.quoted) first, and open the "
        + "workspace that it writes."
    }
  }

  /// The same as ``message``.
  package var description: String { message }
}

extension String {
  /// The text in quotes, as sentences name files.
  var quoted: String { "\"\(self)\"" }
}
