import Foundation
import SimulatedFoundation
import Testing

/// Formatters that Foundation on Linux lacks.
@Suite struct FormatterTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test(arguments: [
    (-7200.0, "en_US", "2 hours ago"), (86_400, "en_US", "in 1 day"),
    (-7200, "de_DE", "vor 2 Stunden"),
  ])
  func datesAreSaidFromEachOther(seconds: Double, locale: String, text: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    let date = start.addingTimeInterval(seconds)
    #expect(formatter.localizedString(for: date, relativeTo: start) == text)
  }

  @Test func daysAreNamed() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    formatter.dateTimeStyle = .named
    let date = start.addingTimeInterval(86_400)
    #expect(formatter.localizedString(for: date, relativeTo: start) == "tomorrow")
  }

  @Test func textsAreJoined() {
    let formatter = ListFormatter()
    formatter.locale = german
    #expect(formatter.string(from: ["Brot", "Milch", 3]) == "Brot, Milch und 3")
  }

  @Test(arguments: [
    (7500.0, "2:05:00"), (65, "1:05"), (5, "5"), (0, "0"),
  ])
  func clocksDropWhatIsZeroBefore(seconds: Double, text: String) {
    let formatter = SimulatedFoundation.DateComponentsFormatter()
    #expect(formatter.string(from: seconds) == text)
  }

  @Test(arguments: [
    (SimulatedFoundation.DateComponentsFormatter.UnitsStyle.full, "2 hours, 5 minutes"),
    (.short, "2 hr, 5 min"), (.abbreviated, "2h 5m"),
  ])
  func lengthsOfTimeAreWritten(
    style: SimulatedFoundation.DateComponentsFormatter.UnitsStyle, text: String
  ) {
    let formatter = SimulatedFoundation.DateComponentsFormatter()
    formatter.unitsStyle = style
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = english
    formatter.calendar = calendar
    #expect(formatter.string(from: 7500) == text)
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7500).map(text.hasPrefix) == true)
  }

  @Test func unitsAreKeptOrLeftOut() {
    let formatter = SimulatedFoundation.DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 300) == "00:05")
    formatter.unitsStyle = .abbreviated
    formatter.zeroFormattingBehavior = .dropAll
    #expect(formatter.string(from: 300) == "5m")
  }

  @Test(arguments: [("en_US", "1.9 mi"), ("de_DE", "3 km")])
  func measurementsAreWrittenInUnitsOfTheLocale(locale: String, text: String) {
    let way = Measurement(value: 3, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: locale))
    #expect(way.formatted(style) == text)
    var asProvided = style
    asProvided.usage = .asProvided
    #expect(way.formatted(asProvided) == "3 km")
  }

  @Test func temperaturesHaveTheirDegrees() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .narrow).locale(english)) == "68°F")
    let formatter = SimulatedFoundation.MeasurementFormatter()
    formatter.locale = german
    #expect(formatter.string(from: warm) == "20°C")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: warm) == "20°")
  }
}
