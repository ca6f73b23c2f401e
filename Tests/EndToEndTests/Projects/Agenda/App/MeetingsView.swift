import EventKit
import EventKitUI
import SwiftUI

struct MeetingsView: View {
    private let store = EKEventStore()
    @State private var meetings: [EKEvent] = []
    @State private var isAllowed = false
    @State private var isEditing = false
    @State private var edited: EKEvent?

    var body: some View {
        List {
            if !isAllowed { Text("No access to your calendar") }
            ForEach(meetings, id: \.calendarItemIdentifier) { meeting in
                Button {
                    edited = meeting
                    isEditing = true
                } label: {
                    VStack(alignment: .leading) {
                        Text(meeting.title)
                        Text(meeting.location ?? "nowhere").font(.caption)
                    }
                }
            }
        }
        .navigationTitle("Meetings")
        .toolbar {
            Button("Plan") {
                edited = nil
                isEditing = true
            }
        }
        .task {
            isAllowed = (try? await store.requestFullAccessToEvents()) ?? false
            load()
        }
        .sheet(isPresented: $isEditing) {
            EventEditView(store: store, event: edited) { _ in
                isEditing = false
                load()
            }
        }
    }

    private func load() {
        guard isAllowed else { return }
        let predicate = store.predicateForEvents(
            withStart: Date(timeIntervalSince1970: 0), end: .distantFuture, calendars: nil)
        meetings = store.events(matching: predicate)
    }
}

struct EventEditView: UIViewControllerRepresentable {
    let store: EKEventStore
    let event: EKEvent?
    let onEnd: (EKEventEditViewAction) -> Void

    func makeUIViewController(context: Context) -> EKEventEditViewController {
        let controller = EKEventEditViewController()
        controller.eventStore = store
        controller.event = event
        controller.editViewDelegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(onEnd: onEnd) }

    final class Coordinator: NSObject, EKEventEditViewDelegate {
        let onEnd: (EKEventEditViewAction) -> Void

        init(onEnd: @escaping (EKEventEditViewAction) -> Void) { self.onEnd = onEnd }

        func eventEditViewController(
            _ controller: EKEventEditViewController,
            didCompleteWith action: EKEventEditViewAction
        ) {
            onEnd(action)
        }
    }
}
