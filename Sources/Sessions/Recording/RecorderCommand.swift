import Recording
import SessionProtocol

/// What a person says to a recorder, a line each.
enum RecorderCommand: Hashable {
  /// Something to do to an element, which the text names by its identifier or label; the app where it
  /// is empty.
  case touch(Gesture, String)
  case type(String)
  /// Types what a variable of the environment has.
  case typeSecret(String)
  /// Drags an element to another one.
  case drag(String, to: String)
  /// Moves a slider to a position from 0 to 1.
  case adjust(Double, String)
  /// Turns a wheel to a value.
  case pick(String, from: String)
  case rotate(HandOrientation)
  case back
  case home
  /// Brings the app back to the front.
  case activate
  /// Launches the app afresh.
  case launch(HandLaunch)
  case advance(Double)
  /// Lets time pass until an element comes.
  case wait(String)
  /// Lets time pass until an element is gone.
  case waitGone(String)
  /// Swipes until an element can be touched.
  case reach(HandDirection, String)
  /// Runs what was saved last in several ways.
  case prove
  /// Writes what `prove` has found to mend what does not hold.
  case mend
  /// An element that is asserted, and what of it.
  case assert(Claim, String)
  case undo
  case redo
  /// Lists the steps.
  case steps
  /// Leaves a step out, counted from 1.
  case drop(Int)
  /// Does a step at another place.
  case move(Int, to: Int)
  /// Does another command in the place of a step.
  case edit(Int, String)
  /// Shows what saving would change.
  case diff(RecordingTarget)
  case save(RecordingTarget)
  /// Takes back what was saved last.
  case undoSave
  /// Lists the calls that do what the latest one does.
  case choices
  /// Takes another of them, counted from 1.
  case choose(Int)
  /// Lists the ways to find the element of the latest step.
  case locators
  /// Takes one of them, counted from 1.
  case locate(Int)
  case list
  case elements

  /// What is done to an element.
  enum Gesture: Hashable {
    case tap, doubleTap
    case press(seconds: Double)
    case swipe(HandDirection)
  }

  /// What is asserted of an element.
  enum Claim: String, Hashable, CaseIterable {
    case exists, gone, label, value, enabled, disabled, selected, hittable
  }

  /// Whether it is a step of a recording.
  var isStep: Bool {
    switch self {
    case .touch, .type, .typeSecret, .drag, .adjust, .pick, .rotate, .back, .home, .activate,
      .launch, .advance, .wait, .waitGone, .reach, .assert:
      true
    case .prove, .mend, .diff, .save, .undoSave, .choices, .choose, .locators, .locate, .list,
      .elements, .steps, .drop, .move, .edit, .undo, .redo:
      false
    }
  }

  /// Whether the recording is another one after it.
  var isKept: Bool {
    switch self {
    case .undo, .redo, .choose, .locate, .drop, .move, .edit: true
    default: isStep
    }
  }

  /// What a command is for the history of a recording.
  enum Change {
    /// It adds a step.
    case step
    /// It changes steps or what they become.
    case edit
  }

  /// What a line changes that can be undone; `nil` for nothing, and for what undoes.
  static func change(_ line: String) -> Change? {
    switch try? read(line) {
    case .drop, .move, .edit, .choose, .locate: .edit
    case let command?: command.isStep ? .step : nil
    case nil: nil
    }
  }

  /// Why a line is no command.
  struct Problem: Error, Hashable {
    var message: String
  }
}
