import ElementModel
import SessionProtocol

/// A recording taken apart: what of its steps is laid beside what methods do.
struct RecordingItem {
  /// What it is.
  enum Content {
    case action(RecordedAction)
    case check(RecordedCheck)
    case pause(before: ElementTree, after: ElementTree, for: Int?)
    case launch(HandLaunch, of: HandLaunch)
    case code(String)
  }

  /// The step that it is of.
  var step: Int
  var content: Content

  /// Takes steps apart.
  static func items(of steps: [RecordedStep]) -> [RecordingItem] {
    steps.enumerated().flatMap { place, step -> [RecordingItem] in
      switch step.content {
      case .act(let actions): actions.map { RecordingItem(step: place, content: .action($0)) }
      case .check(let check): [RecordingItem(step: place, content: .check(check))]
      case .pause(_, let before, let after, let id):
        [RecordingItem(step: place, content: .pause(before: before, after: after, for: id))]
      case .launch(let added, let all):
        [RecordingItem(step: place, content: .launch(added, of: all))]
      case .code(let code): [RecordingItem(step: place, content: .code(code))]
      }
    }
  }

  var action: RecordedAction? { if case .action(let action) = content { action } else { nil } }
  var check: RecordedCheck? { if case .check(let check) = content { check } else { nil } }

  /// What the app showed before it.
  var screen: ElementTree? {
    switch content {
    case .action(let action): action.before
    case .check(let check): check.now
    case .pause(let before, _, _): before
    case .launch, .code: nil
    }
  }

  /// The element that it is about.
  var elementID: Int? { action?.elementID ?? check?.elementID }
}
