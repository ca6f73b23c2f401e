import XCTest

struct BookAppointment {
  let home: HomePage
  var doctor = "moreau"
  var reason = "Flu shot"

  func run() -> AppointmentsPage {
    let doctors = home.openDoctors()
    let page = doctors.open(doctor)
    page.tapBook().type(reason: reason).confirm()
    return page.goBack(to: DoctorsPage.self).goBack(to: HomePage.self).openAppointments()
  }
}
