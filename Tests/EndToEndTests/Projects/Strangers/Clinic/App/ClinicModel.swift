import Foundation
import Observation

struct Doctor: Identifiable, Hashable {
  let id: String
  let name: String
  let specialty: String
  let acceptsPatients: Bool
  let slots: [String]

  static let all = [
    Doctor(
      id: "okafor", name: "Dr. Ada Okafor", specialty: "Cardiology", acceptsPatients: true,
      slots: ["Mon 09:00", "Tue 14:30", "Thu 11:15"]),
    Doctor(
      id: "lindqvist", name: "Dr. Per Lindqvist", specialty: "Dermatology", acceptsPatients: false,
      slots: ["Wed 10:00"]),
    Doctor(
      id: "moreau", name: "Dr. Claire Moreau", specialty: "Pediatrics", acceptsPatients: true,
      slots: ["Mon 08:30", "Fri 16:00"]),
    Doctor(
      id: "tanaka", name: "Dr. Kenji Tanaka", specialty: "Orthopedics", acceptsPatients: true,
      slots: ["Tue 09:45", "Thu 15:00", "Fri 10:30"]),
  ]
}

struct Appointment: Identifiable, Hashable {
  let id = UUID()
  let doctor: String
  let reason: String
  let slot: String
  var hasReminder = false
}

struct Message: Identifiable, Hashable {
  let id: Int
  let subject: String
  let body: String
}

struct EmergencyContact: Equatable {
  var name = ""
  var phone = ""
}

@Observable
final class ClinicModel {
  var appointments = [
    Appointment(doctor: "Dr. Ada Okafor", reason: "Annual check-up", slot: "Mon 09:00"),
    Appointment(doctor: "Dr. Kenji Tanaka", reason: "Knee pain", slot: "Thu 15:00"),
  ]
  var contact = EmergencyContact()
  var accountName: String?

  init(account: String?) {
    if account == "maria" { accountName = "Maria Lopez" }
  }

  func book(doctor: Doctor, reason: String, slot: String, reminder: Bool) {
    appointments.insert(
      Appointment(doctor: doctor.name, reason: reason, slot: slot, hasReminder: reminder), at: 0)
  }

  func cancel(_ appointment: Appointment) {
    appointments.removeAll { $0.id == appointment.id }
  }

  func loadInbox() async throws -> [Message] {
    try await Task.sleep(for: .seconds(2))
    return [
      Message(id: 1, subject: "Lab results", body: "Your results are within the normal range."),
      Message(id: 2, subject: "Opening hours", body: "We are closed on Friday afternoon."),
    ]
  }

  func loadArchive() async throws -> [Message] {
    try await Task.sleep(for: .seconds(7))
    return [Message(id: 3, subject: "Invoice 2023-118", body: "Thank you for your payment.")]
  }
}
