import XCTest

final class HomePage: ClinicPage {
  override var title: String { "Clinic" }

  func openDoctors() -> DoctorsPage { open("doctors") }
  func openAppointments() -> AppointmentsPage { open("appointments") }
  func openMessages() -> MessagesPage { open("messages") }
  func openProfile() -> ProfilePage { open("profile") }
  func openPharmacy() -> PharmacyPage { open("pharmacy") }
  func openVitals() -> VitalsPage { open("vitals") }

  private func open<P: ClinicPage>(_ name: String) -> P {
    app.buttons["home.\(name)"].tap()
    return P(app).waitUntilShown()
  }
}
