import ElementModel
import SwiftUI
import Testing

private struct Appointment<Style: DatePickerStyle>: View {
  let style: Style
  var components: DatePickerComponents = [.date, .hourAndMinute]
  // Thursday, 2 January 2025, 09:41
  @State private var date = Date(timeIntervalSince1970: 1_735_810_860)

  var body: some View {
    Form {
      DatePicker("When", selection: $date, displayedComponents: components)
      Text(verbatim: "at \(Int(date.timeIntervalSince1970))")
    }
    .datePickerStyle(style)
    .environment(\.locale, Locale(identifier: "en_US"))
    .environment(\.calendar, Calendar(identifier: .gregorian))
    .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
  }
}

@MainActor @Suite(.serialized) struct DatePickerTests {
  @Test func aCompactPickerOpensACalendar() throws {
    let driver = AppDriver { Appointment(style: .compact) }
    #expect(driver.exists("When", .datePicker))
    #expect(driver.find("Date Picker", .button)?.value == "Jan 2, 2025")
    try driver.tap("Date Picker", .button)
    #expect(driver.exists("January 2025"))
    #expect(driver.find("Thursday, January 2", .button)?.isSelected == true)
    try driver.tap("Friday, January 31", .button)
    #expect(driver.exists("at 1738316460"))
    try driver.tap("Next Month", .button)
    #expect(driver.exists("February 2025"))
    #expect(!driver.exists("Friday, January 31"))
    driver.app.tap(at: CGPoint(x: 10, y: 840))
    driver.settle()
    #expect(!driver.exists("February 2025"))
    #expect(driver.find("Date Picker", .button)?.value == "Jan 31, 2025")
  }

  @Test func wheelsChangeThePartsOfADate() throws {
    let driver = AppDriver { Appointment(style: .wheel, components: .date) }
    var wheels: [Element] { driver.elements.filter { $0.type == .pickerWheel } }
    #expect(wheels.map(\.value) == ["January", "2", "2025"])
    #expect(driver.app.adjustPickerWheel(elementID: wheels[1].id, to: "31"))
    #expect(driver.app.adjustPickerWheel(elementID: wheels[0].id, to: "February"))
    #expect(driver.app.adjustPickerWheel(elementID: wheels[2].id, to: "2024"))
    #expect(wheels.map(\.value) == ["February", "28", "2024"])
  }

  @Test func wheelsChangeTheTime() throws {
    let driver = AppDriver { Appointment(style: .wheel, components: .hourAndMinute) }
    var wheels: [Element] { driver.elements.filter { $0.type == .pickerWheel } }
    #expect(wheels.map(\.value) == ["9 o’clock", "41 minutes", "AM"])
    #expect(driver.app.adjustPickerWheel(elementID: wheels[2].id, to: "PM"))
    #expect(driver.app.adjustPickerWheel(elementID: wheels[0].id, to: "12 o’clock"))
    #expect(driver.app.adjustPickerWheel(elementID: wheels[1].id, to: "05 minutes"))
    #expect(driver.exists("at 1735819500"))
  }

  @Test func aDateMayBeMillionsOfYearsAway() {
    let driver = AppDriver {
      DatePicker(
        "When", selection: .constant(Date(timeIntervalSince1970: 1e15)), displayedComponents: .date
      )
      .datePickerStyle(.wheel)
    }
    let wheels = driver.elements.filter { $0.type == .pickerWheel }
    #expect(wheels.count == 3)
    #expect(wheels.last?.value == nil)
  }
}
