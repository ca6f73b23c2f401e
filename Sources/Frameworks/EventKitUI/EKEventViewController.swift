import DeviceServices
public import EventKit
import SimulatedUI
public import SimulatedUIKit

/// What a person has done on the screen of an event.
public enum EKEventViewAction: Int, Sendable {
  /// The cases as EventKitUI numbers them.
  case done, responded, deleted
}

/// A screen with an event.
@MainActor @preconcurrency
open class EKEventViewController: UIViewController {
  /// The event.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var event: EKEvent!
  /// Whether it can be changed.
  open var allowsEditing = true
  /// Whether the calendar is shown.
  open var allowsCalendarPreview = false
  /// Told what the person has done.
  open weak var delegate: (any EKEventViewDelegate)?

  /// Makes the screen.
  open override func loadView() {
    title = EventWords.details.text
    let shown = UIView(frame: UIScreen.main.bounds)
    if let event { shown.kind = .hosting(AnyView(EventScreen(draft: EventDraft(event)))) }
    view = shown
  }

  /// Offers to change the event.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard allowsEditing else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: EventWords.edit.text,
      primaryAction: UIAction { [weak self] _ in self?.edit() })
  }

  private func edit() {
    let editor = EKEventEditViewController()
    editor.event = event
    editor.editViewDelegate = self
    present(editor, animated: true)
  }
}

extension EKEventViewController: EKEventEditViewDelegate {
  /// Takes the sheet away, and shows what has changed.
  public func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) {
    dismiss(animated: true)
    if action == .deleted {
      delegate?.eventViewController(self, didCompleteWith: .deleted)
    } else if let event {
      viewIfLoaded?.kind = .hosting(AnyView(EventScreen(draft: EventDraft(event))))
    }
  }
}

/// Told what a person has done on the screen of an event.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: AnyObject {
  /// They have done: the app takes the screen away.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// What a screen shows of an event.
private struct EventScreen: View {
  let draft: EventDraft

  var body: some View {
    List {
      Text(verbatim: draft.title).font(.title2)
      if !draft.location.isEmpty { Text(verbatim: draft.location) }
      Text(verbatim: time)
      if let calendar = draft.calendar {
        LabeledContent(EventWords.calendar.text, value: calendar.title)
      }
      if !draft.notes.isEmpty { LabeledContent(EventWords.notes.text, value: draft.notes) }
    }
  }

  private var time: String {
    let style: Date.FormatStyle =
      draft.isAllDay
      ? .dateTime.weekday(.wide).day().month().year()
      : .dateTime.weekday(.wide).day().month().year().hour().minute()
    return "\(draft.start.formatted(style)) – \(draft.end.formatted(style))"
  }
}
