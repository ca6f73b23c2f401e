import ElementModel
import SwiftUI
import Testing

private struct Appointment<Style: DatePickerStyle>: View {
  let style: Style
  var components: DatePickerComponents = [.date, .hourAndMinute]
  var locale = "en_US"
  // Thursday, 2 January 2025, 09:41
  @State private var date = Date(timeIntervalSince1970: 1_735_810_860)

  var body: some View {
    Form {
      DatePicker("When", selection: $date, displayedComponents: components)
      Text(verbatim: "at \(Int(date.timeIntervalSince1970))")
    }
    .datePickerStyle(style)
    .environment(\.locale, Locale(identifier: locale))
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

  @Test func theMonthOfACalendarLeadsToWheels() throws {
    let driver = AppDriver { Appointment(style: .compact, components: .date) }
    var wheels: [Element] { driver.elements.filter { $0.type == .pickerWheel } }
    try driver.tap("Date Picker", .button)
    #expect(driver.find("Month", .button)?.value == "January 2025")
    #expect(driver.elements.count { $0.type == .datePicker } == 2)
    #expect(driver.exists("DatePicker.NextMonth", .button))
    try driver.tap("Month", .button)
    #expect(wheels.map(\.value) == ["January", "2025"])
    #expect(!driver.exists("Next Month") && !driver.exists("Thursday, January 2"))
    #expect(driver.app.adjustPickerWheel(elementID: wheels[1].id, to: "2027"))
    #expect(driver.app.adjustPickerWheel(elementID: wheels[0].id, to: "May"))
    #expect(driver.exists("May 2027"))
    try driver.tap("Hide year picker", .button)
    #expect(driver.find("Sunday, May 2", .button)?.isSelected == true)
    #expect(wheels.isEmpty)
  }

  @Test func wheelsOfMonthsAndDaysAreEndless() throws {
    let driver = AppDriver { Appointment(style: .wheel, components: .date) }
    var wheels: [Element] { driver.elements.filter { $0.type == .pickerWheel } }
    let month = wheels[0].frame
    // A tap above the middle brings the value before, and before January is December.
    driver.app.tap(at: CGPoint(x: month.midX, y: month.midY - 32))
    #expect(wheels.map(\.value) == ["December", "2", "2025"])
    driver.app.tap(at: CGPoint(x: month.midX, y: month.midY + 32))
    #expect(wheels.map(\.value) == ["January", "2", "2025"])
  }

  @Test(arguments: [
    ("ja_JP", ["2025年", "1月", "2日"], ["9時", "41分"]),
    ("de_DE", ["2", "Januar", "2025"], ["9 Uhr", "41 Minuten"]),
    ("ar_EG", ["٢", "يناير", "٢٠٢٥"], ["٩", "٤١ دقيقة", "ص"]),
  ])
  func wheelsSpeakTheLanguage(locale: String, date: [String], time: [String]) throws {
    for (components, values) in [(DatePickerComponents.date, date), (.hourAndMinute, time)] {
      let driver = AppDriver {
        Appointment(style: .wheel, components: components, locale: locale)
      }
      let wheels = driver.elements.filter { $0.type == .pickerWheel }
      #expect(wheels.map(\.value) == values)
    }
  }

  @Test func wheelsAreTurnedToWhatTheirRowsSay() throws {
    let driver = AppDriver { Appointment(style: .wheel) }
    var wheels: [Element] { driver.elements.filter { $0.type == .pickerWheel } }
    #expect(wheels.map(\.value) == ["Jan 2", "9 o’clock", "41 minutes", "AM"])
    for (index, value) in ["Jan 9", "3", "05", "PM"].enumerated() {
      #expect(driver.app.adjustPickerWheel(elementID: wheels[index].id, to: value))
    }
    #expect(wheels.map(\.value) == ["Jan 9", "3 o’clock", "05 minutes", "PM"])
    #expect(driver.app.adjustPickerWheel(elementID: wheels[0].id, to: "Sun, Jan 12"))
    #expect(wheels[0].value == "Jan 12")
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
