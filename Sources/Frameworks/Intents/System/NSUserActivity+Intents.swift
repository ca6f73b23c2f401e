public import SimulatedUIKit
import Synchronization

/// What an activity is in terms of intents.
private struct ActivityNote: @unchecked Sendable {
  weak var activity: NSUserActivity?
  var phrase: String?
  var interaction: INInteraction?
}

private let notes = Mutex<[ObjectIdentifier: ActivityNote]>([:])

extension NSUserActivity {
  private var note: ActivityNote {
    get {
      let known = notes.withLock { $0[ObjectIdentifier(self)] }
      return known?.activity === self ? known ?? ActivityNote() : ActivityNote()
    }
    set {
      let new = newValue
      notes.withLock { notes in
        notes = notes.filter { $0.value.activity != nil }
        notes[ObjectIdentifier(self)] = new
      }
    }
  }

  /// The words by which persons ask for it, as the app proposes them.
  public var suggestedInvocationPhrase: String? {
    get { note.phrase }
    set { note = ActivityNote(activity: self, phrase: newValue, interaction: note.interaction) }
  }

  /// What was asked by Siri, which is nothing here unless the app sets it.
  public var interaction: INInteraction? { note.interaction }
}
