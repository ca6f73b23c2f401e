import SwiftUI
import Testing

@MainActor @Suite struct UndoManagerTests {
  private final class Counter {
    var value = 0
    let manager = UndoManager()

    @MainActor func set(_ new: Int) {
      let old = value
      value = new
      manager.registerUndo(withTarget: self) { $0.set(old) }
      manager.setActionName("Change")
    }
  }

  @Test func changesAreTakenBackAndMadeAgain() {
    let counter = Counter()
    counter.manager.groupsByEvent = false
    counter.set(1)
    counter.set(2)
    #expect(counter.manager.undoMenuItemTitle == "Undo Change")
    counter.manager.undo()
    #expect(counter.value == 1 && counter.manager.canRedo)
    counter.manager.redo()
    #expect(counter.value == 2 && !counter.manager.canRedo)
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 0 && !counter.manager.canUndo)
    counter.set(5)
    #expect(!counter.manager.canRedo)
  }

  @Test func theChangesOfATurnAreOneStep() async throws {
    let counter = Counter()
    let driver = AppDriver {
      Button("Twice") {
        counter.set(counter.value + 1)
        counter.set(counter.value + 1)
      }
    }
    try driver.tap("Twice")
    await endOfTurn()
    try driver.tap("Twice")
    #expect(counter.manager.canUndo && counter.manager.undoActionName == "Change")
    counter.manager.undo()
    #expect(counter.value == 2)
    counter.manager.redo()
    #expect(counter.value == 4 && !counter.manager.canRedo)
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 0 && !counter.manager.canUndo)
  }

  private func endOfTurn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func groupsAreOneStep() {
    let counter = Counter()
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 0)
    counter.manager.redo()
    #expect(counter.value == 2)
  }
}
