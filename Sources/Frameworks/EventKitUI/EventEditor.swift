import DeviceServices
import EventKit
import SimulatedUI

/// The sheet on which a person adds or changes an event.
struct EventEditor: View {
  /// How it ends.
  enum Outcome {
    case cancelled, deleted
    case saved(EventDraft)
  }

  private let isNew: Bool
  private let calendars: [EKCalendar]
  private let finish: (Outcome) -> Void
  @State private var draft: EventDraft
  @State private var isDeleting = false

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - draft: What is known already.
  ///   - isNew: Whether the event is added.
  ///   - calendars: Those that it can come into.
  ///   - finish: Told how it ends.
  init(
    draft: EventDraft, isNew: Bool, calendars: [EKCalendar],
    finish: @escaping (Outcome) -> Void
  ) {
    _draft = State(initialValue: draft)
    self.isNew = isNew
    self.calendars = calendars
    self.finish = finish
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(EventWords.title.text, text: $draft.title)
          TextField(EventWords.location.text, text: $draft.location)
        }
        times
        if calendars.count > 1 { choice }
        Section {
          TextField(EventWords.address.text, text: $draft.url)
          TextField(EventWords.notes.text, text: $draft.notes, axis: .vertical)
        }
        if !isNew { deletion }
      }
      .navigationTitle(
        Text(verbatim: isNew ? EventWords.newEvent.text : EventWords.editEvent.text)
      )
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(SystemText.cancel.text) { finish(.cancelled) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(isNew ? SystemText.add.text : SystemText.done.text) { finish(.saved(draft)) }
            .disabled(!draft.isValid || (isNew && draft.title.isEmpty))
        }
      }
    }
  }

  private var times: some View {
    Section {
      Toggle(EventWords.allDay.text, isOn: $draft.isAllDay)
      DatePicker(
        EventWords.starts.text, selection: start,
        displayedComponents: draft.isAllDay ? [.date] : [.date, .hourAndMinute])
      DatePicker(
        EventWords.ends.text, selection: $draft.end,
        displayedComponents: draft.isAllDay ? [.date] : [.date, .hourAndMinute])
    }
  }

  /// The begin; the end moves with it, as on iOS.
  private var start: Binding<Date> {
    Binding(
      get: { draft.start },
      set: { new in
        draft.end = new.addingTimeInterval(draft.end.timeIntervalSince(draft.start))
        draft.start = new
      })
  }

  private var choice: some View {
    Picker(
      EventWords.calendar.text,
      selection: Binding(
        get: { draft.calendar?.calendarIdentifier ?? "" },
        set: { new in draft.calendar = calendars.first { $0.calendarIdentifier == new } })
    ) {
      ForEach(calendars, id: \.calendarIdentifier) {
        Text(verbatim: $0.title).tag($0.calendarIdentifier)
      }
    }
  }

  private var deletion: some View {
    Section {
      Button(EventWords.delete.text, role: .destructive) { isDeleting = true }
        .confirmationDialog("", isPresented: $isDeleting) {
          Button(EventWords.delete.text, role: .destructive) { finish(.deleted) }
        }
    }
  }
}
