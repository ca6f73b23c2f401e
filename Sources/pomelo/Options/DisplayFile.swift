import ExplorerCore
import Foundation
import HeadlessDriver
import Sessions
import TerminalModel

/// A frame in a file: text, text with the escape sequences of a terminal, or a picture.
enum DisplayFile {
  /// Files that are named by number at most.
  private static let numberLimit = 1_000

  /// Writes a frame; a file that is there already stays as it is.
  ///
  /// - Parameters:
  ///   - grid: The frame.
  ///   - name: The file, whose suffix tells the form; nil for `pomelo-1.svg` or the next free
  ///     number of the current folder.
  ///   - title: What a screen reader says the picture is.
  /// - Returns: How that went.
  static func save(_ grid: CellGrid, to name: String?, title: String) -> SaveOutcome {
    guard let path = name.map({ ($0 as NSString).expandingTildeInPath }) ?? freeName else {
      return .noFreeName
    }
    guard let text = text(of: grid, suffix: (path as NSString).pathExtension, title: title) else {
      return .unknownForm(file: path)
    }
    do throws(OutputFileError) {
      try OutputFile.write(Data(text.utf8), to: path, isNew: true)
    } catch {
      return switch error {
      case .isThere: .isThere(file: path)
      case .isFolder, .notOpened, .notFinished: .failed(file: path, reason: error.reason)
      }
    }
    return .saved(file: path)
  }

  private static func text(of grid: CellGrid, suffix: String, title: String) -> String? {
    switch suffix.lowercased() {
    case "txt", "text": grid.text + "\n"
    case "ansi", "ans": grid.ansiText.string + "\n"
    case "svg": SVGFrame.draw(grid, title: title)
    default: nil
    }
  }

  private static var freeName: String? {
    (1...numberLimit).lazy.map { "pomelo-\($0).svg" }
      .first { !FileManager.default.fileExists(atPath: $0) }
  }
}
