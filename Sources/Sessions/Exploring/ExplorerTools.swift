package import ExplorerCore
package import TerminalModel

/// What a person has beside the explorer: an editor, and files for what is on the display.
package struct ExplorerTools {
  /// Edits a file at a line and returns when done, with a sentence if it failed; nil where nobody
  /// could edit.
  package var openEditor: ((_ file: String, _ line: Int) -> String?)?
  /// Writes a frame to a file and says how that went; nil names a file that is not there yet.
  package var saveDisplay: (_ grid: CellGrid, _ file: String?) -> SaveOutcome
  /// Remembers that a person has seen a page.
  package var remember: ((_ page: String) -> Void)?
  /// How pictures are to be shown; the best way that the terminal has where it is `nil`.
  package var pictures: PictureProtocol?

  /// Gives an explorer its tools; without any it edits and saves nothing.
  ///
  /// - Parameters:
  ///   - openEditor: Edits a file at a line and returns when done, with a sentence if it failed.
  ///   - saveDisplay: Writes a frame to a file and says how that went.
  package init(
    openEditor: ((_ file: String, _ line: Int) -> String?)? = nil,
    saveDisplay: @escaping (_ grid: CellGrid, _ file: String?) -> SaveOutcome = { _, _ in
      .noFreeName
    }
  ) {
    self.openEditor = openEditor
    self.saveDisplay = saveDisplay
  }
}
