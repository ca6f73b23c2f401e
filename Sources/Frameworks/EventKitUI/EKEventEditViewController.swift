public import EventKit
import SimulatedUI
public import SimulatedUIKit

/// What a person has done on the sheet of an event.
public enum EKEventEditViewAction: Int, Sendable {
  /// The cases as EventKitUI numbers them.
  case canceled, saved, deleted
  /// The older name of ``canceled``.
  public static let cancelled = EKEventEditViewAction.canceled
}

/// A sheet on which the person adds or changes an event.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
  /// Where the event is kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventStore: EKEventStore!
  /// The event; `nil` for a new one.
  open var event: EKEvent?
  /// Told what the person has done.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?

  /// Gives the sheet up.
  open func cancelEditing() { finish(.canceled) }

  /// Makes the sheet.
  open override func loadView() {
    let edited = event ?? EKEvent(eventStore: eventStore ?? EKEventStore())
    event = edited
    let calendars = EKEventStore.calendarsOfDevice
    if edited.calendar == nil {
      edited.calendar =
        editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self)
        ?? calendars.first
    }
    let shown = UIView(frame: UIScreen.main.bounds)
    shown.kind = .hosting(
      AnyView(
        EventEditor(draft: EventDraft(edited), isNew: edited.isNew, calendars: calendars) {
          [weak self] in self?.close(with: $0)
        }))
    view = shown
  }

  private func close(with outcome: EventEditor.Outcome) {
    switch outcome {
    case .cancelled: finish(.canceled)
    case .deleted:
      if let event { (eventStore ?? EKEventStore()).dropUnasked(event) }
      finish(.deleted)
    case .saved(let draft):
      if let event {
        draft.apply(to: event)
        EKEventStore.keep(event)
      }
      finish(.saved)
    }
  }

  private func finish(_ action: EKEventEditViewAction) {
    guard let editViewDelegate else { return dismiss(animated: true) }
    editViewDelegate.eventEditViewController(self, didCompleteWith: action)
  }
}

/// Told what a person has done on the sheet of an event.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: AnyObject {
  /// They have done: the app takes the sheet away.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// The calendar of a new event.
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// The device's own.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    EKEventStore.calendarsOfDevice.first
      ?? EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
  }
}
