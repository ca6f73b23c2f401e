import DeviceServices
public import EventKit
import SimulatedUI
public import SimulatedUIKit

/// Whether one calendar can be chosen or several.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// The cases as EventKitUI numbers them.
  case single, multiple
}

/// Which calendars can be chosen.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// The cases as EventKitUI numbers them.
  case allCalendars, writableCalendarsOnly
}

/// A screen on which the person chooses calendars.
@MainActor @preconcurrency
open class EKCalendarChooser: UIViewController {
  /// Whether one can be chosen or several.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  /// Told what was chosen.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// Whether there is a button that ends it.
  open var showsDoneButton = false
  /// Whether there is a button that gives it up.
  open var showsCancelButton = false
  /// What is chosen.
  open var selectedCalendars: Set<EKCalendar> = []

  /// A screen.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
  }

  /// Not used: there are no archives of views here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Makes the screen.
  open override func loadView() {
    title = EventWords.calendar.text
    let shown = UIView(frame: UIScreen.main.bounds)
    shown.kind = .hosting(
      AnyView(
        CalendarList(
          calendars: EKEventStore.calendarsOfDevice,
          chosen: Set(selectedCalendars.map(\.calendarIdentifier)),
          takesSeveral: selectionStyle == .multiple
        ) { [weak self] in self?.choose($0) }))
    view = shown
  }

  /// Shows the buttons.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if showsDoneButton {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: SystemText.done.text,
        primaryAction: UIAction { [weak self] _ in
          self.map { $0.delegate?.calendarChooserDidFinish($0) }
        })
    }
    if showsCancelButton {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: SystemText.cancel.text,
        primaryAction: UIAction { [weak self] _ in
          self.map { $0.delegate?.calendarChooserDidCancel($0) }
        })
    }
  }

  private func choose(_ names: Set<String>) {
    selectedCalendars = Set(
      EKEventStore.calendarsOfDevice.filter { names.contains($0.calendarIdentifier) })
    delegate?.calendarChooserSelectionDidChange(self)
  }
}

/// Told which calendars a person has chosen.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: AnyObject {
  /// Others are chosen.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// The person has done.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// The person has given up.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// Nothing is done.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// Nothing is done.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Nothing is done.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// A row for each calendar.
private struct CalendarList: View {
  let calendars: [EKCalendar]
  @State var chosen: Set<String>
  let takesSeveral: Bool
  let tell: (Set<String>) -> Void

  var body: some View {
    List(calendars, id: \.calendarIdentifier) { calendar in
      Button {
        choose(calendar.calendarIdentifier)
      } label: {
        HStack {
          Text(verbatim: calendar.title)
          Spacer()
          if chosen.contains(calendar.calendarIdentifier) { Image(systemName: "checkmark") }
        }
      }
    }
  }

  private func choose(_ name: String) {
    if takesSeveral {
      if chosen.remove(name) == nil { chosen.insert(name) }
    } else {
      chosen = [name]
    }
    tell(chosen)
  }
}
