import SwiftUI

struct PlanHikeView: View {
  enum Field: Hashable, CaseIterable {
    case leader, email, notes
  }

  @Environment(HikePlanner.self) private var planner
  @Environment(\.dismiss) private var dismiss
  @Bindable var draft: HikeDraft
  @FocusState private var field: Field?
  @State private var isSaving = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Who") {
          TextField("Leader", text: $draft.leader, prompt: Text("Your name"))
            .textContentType(.name)
            .focused($field, equals: .leader)
            .submitLabel(.next)
            .accessibilityIdentifier("leader")
          TextField("Email", text: $draft.email)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .focused($field, equals: .email)
            .submitLabel(.next)
            .accessibilityIdentifier("email")
          Stepper("People: \(draft.people)", value: $draft.people, in: 1...12)
        }
        Section("When") {
          DatePicker("Start", selection: $draft.date, in: Date.now...)
          LabeledContent("Pace") {
            Slider(value: $draft.pace, in: 2...6, step: 0.5)
              .accessibilityLabel("Pace")
          }
          LabeledContent("Takes about") {
            Text(draft.duration, format: .units(allowed: [.hours, .minutes], width: .narrow))
              .accessibilityIdentifier("duration")
          }
        }
        Section("Notes") {
          TextEditor(text: $draft.notes)
            .frame(minHeight: 80)
            .focused($field, equals: .notes)
            .accessibilityIdentifier("notes")
          Toggle("Share Location", isOn: $draft.sharesLocation)
        }
      }
      .onSubmit(goOn)
      .navigationTitle("Plan a Hike")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          if isSaving {
            ProgressView()
          } else {
            Button("Save") { Task { await save() } }
              .disabled(!draft.isComplete)
          }
        }
      }
      .scrollDismissesKeyboard(.interactively)
    }
    .presentationDragIndicator(.visible)
    .task { field = .leader }
  }

  private func goOn() {
    switch field {
    case .leader: field = .email
    case .email: field = .notes
    default: field = nil
    }
  }

  private func save() async {
    field = nil
    isSaving = true
    try? await Task.sleep(for: .seconds(0.8))
    planner.add(draft)
    dismiss()
  }
}
