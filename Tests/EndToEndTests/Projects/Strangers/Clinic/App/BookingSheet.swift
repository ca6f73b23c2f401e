import SwiftUI

struct BookingSheet: View {
  let doctor: Doctor
  @State var slot: String
  @State private var reason = ""
  @State private var reminder = false
  @Environment(ClinicModel.self) private var model
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Reason for your visit", text: $reason)
          .accessibilityIdentifier("booking.reason")
        Picker("Time", selection: $slot) {
          ForEach(doctor.slots, id: \.self) { Text($0) }
        }
        .accessibilityIdentifier("booking.time")
        Toggle("Remind me", isOn: $reminder)
          .accessibilityIdentifier("booking.reminder")
      }
      .navigationTitle("New appointment")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Confirm") {
            model.book(doctor: doctor, reason: reason, slot: slot, reminder: reminder)
            dismiss()
          }
          .disabled(reason.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
  }
}
