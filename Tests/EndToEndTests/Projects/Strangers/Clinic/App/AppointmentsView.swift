import SwiftUI

struct AppointmentsView: View {
  @Environment(ClinicModel.self) private var model
  @State private var selected: Appointment?

  var body: some View {
    List {
      ForEach(model.appointments) { appointment in
        Button {
          selected = appointment
        } label: {
          HStack {
            Text(appointment.reason)
            Spacer()
            Text(appointment.slot)
          }
        }
        .accessibilityIdentifier("appointment.row")
      }
      if model.appointments.isEmpty {
        Text("No appointments")
      }
    }
    .navigationTitle("Appointments")
    .sheet(item: $selected) { AppointmentSheet(appointment: $0) }
  }
}

struct AppointmentSheet: View {
  let appointment: Appointment
  @State private var isCancelling = false
  @Environment(ClinicModel.self) private var model
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Text(appointment.reason)
          .accessibilityIdentifier("appointment.reason")
        Text(appointment.doctor)
          .accessibilityIdentifier("appointment.doctor")
        Text(appointment.slot)
          .accessibilityIdentifier("appointment.slot")
        Text(appointment.hasReminder ? "Reminder on" : "Reminder off")
          .accessibilityIdentifier("appointment.reminder")
        Button("Cancel appointment", role: .destructive) { isCancelling = true }
          .accessibilityIdentifier("appointment.cancel")
      }
      .navigationTitle("Appointment")
      .confirmationDialog("Cancel this appointment?", isPresented: $isCancelling, titleVisibility: .visible) {
        Button("Yes, cancel it", role: .destructive) {
          model.cancel(appointment)
          dismiss()
        }
        Button("Keep it", role: .cancel) {}
      }
    }
  }
}
