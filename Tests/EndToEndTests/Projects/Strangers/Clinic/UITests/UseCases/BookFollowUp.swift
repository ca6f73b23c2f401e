import XCTest

struct BookFollowUp {
  let home: HomePage
  let doctor: String
  let time: String

  func run() -> AppointmentsPage {
    let page = home.openDoctors().open(doctor)
    page.tapBook()
      .choose(time: time)
      .turnOnReminder()
      .confirm()
    return page.goBack(to: DoctorsPage.self).goBack(to: HomePage.self).openAppointments()
  }
}
