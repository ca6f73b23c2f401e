import ExplorerCore
import SourceIndex
import SourceModel
import Workspace

/// Tests that are saved from the explorer.
extension ExplorerSession {
  /// Writes a test.
  func saveTest(_ draft: TestDraft) {
    guard let supply else {
      apply(.testNotSaved("Nothing can be saved here."))
      return
    }
    do {
      let (change, line) = try TestFiles.save(draft, inside: supply.built.project.testFolders)
      savedTest = change
      apply(
        .testSaved(
          SavedTest(
            test: "\(draft.className)/\(draft.method)",
            location: SourceLocation(file: change.path, line: line), isNewFile: draft.isNewFile)))
    } catch {
      apply(.testNotSaved(error.message))
    }
  }

  /// Takes the test that was written last away again.
  func undoSave() {
    guard let savedTest else { return }
    do {
      try TestFiles.undo(savedTest)
      self.savedTest = nil
      apply(.saveUndone)
    } catch {
      apply(.testNotSaved(error.message))
    }
  }
}
