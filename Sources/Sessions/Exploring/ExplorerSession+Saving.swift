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

  /// Does something with a recording.
  func perform(_ wish: RecordingWish) {
    guard let supply, let recordings else {
      apply(.recording(.failed("Nothing can be saved here.")))
      return
    }
    let options = options(supply)
    switch wish {
    case .write(let order):
      keep(order, supply, options)
      recordings.perform(wish, supply.built, options)
    case .compare, .save: recordings.perform(wish, supply.built, options)
    case .prove(let order, let test, let target):
      proofs?.prove(
        SavedRecording(test: test, target: target, steps: order.steps), after: recordings.changes,
        supply.built)
    case .mend: writeMend(recordings)
    }
  }

  /// How device and network are chosen, here or on the command line.
  private func options(_ supply: HostSupply) -> RecordingOptions {
    var options = supply.options
    options.take(model.settings.device, over: supply.built.project.device)
    options.values["network"] = model.settings.network ?? options.values["network"]
    return options
  }

  private func writeMend(_ recordings: RecordingDesk) {
    guard let mend = proofs?.takeMend() else { return }
    do throws(RecordingSaveError) {
      try recordings.write(mend)
      savedTest = nil
      apply(.recording(.proof(.mended)))
    } catch {
      apply(.recording(.failed(error.message)))
    }
  }

  /// Keeps what is recorded before it is shown, whatever ends the explorer.
  private func keep(_ order: RecordingOrder, _ supply: HostSupply, _ options: RecordingOptions) {
    guard let installation = supply.installation else { return }
    let draft = recordingDraft ?? RecordingDraft(for: supply.built.project, installation)
    recordingDraft = draft
    do throws(OutputFileError) {
      try draft.keep(order, options)
    } catch {
      apply(.notice("\(error.message) The recording goes on."))
    }
  }

  /// Keeps what runs have shown, for recordings of later sessions.
  func keepScreens() {
    guard let supply, let installation = supply.installation else { return }
    ScreenStore.add(model.seenScreens, for: supply.built.project, installation)
  }

  /// Takes what has come of recordings.
  func receiveFromRecordings() {
    for news in proofs?.takeNews() ?? [] { apply(.recording(.proof(news))) }
    for news in recordings?.takeNews() ?? [] {
      if case .saved = news {
        savedTest = nil
        // What is recorded next is another recording.
        recordingDraft = nil
      }
      apply(.recording(news))
    }
  }

  /// Takes what was written last away again.
  func undoSave() {
    guard let savedTest else { return undoRecording() }
    do {
      try TestFiles.undo(savedTest)
      self.savedTest = nil
      apply(.saveUndone)
    } catch {
      apply(.testNotSaved(error.message))
    }
  }

  private func undoRecording() {
    do throws(RecordingSaveError) {
      try recordings?.undoSave()
      apply(.saveUndone)
    } catch {
      apply(.testNotSaved(error.message))
    }
  }
}
