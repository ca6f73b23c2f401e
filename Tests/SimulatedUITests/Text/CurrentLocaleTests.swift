import DeviceServices
import SwiftUI
import Testing

/// Foundation's formats in apps and tests: as the device's person writes.
@MainActor @Suite(.serialized) struct CurrentLocaleTests {
  // Tuesday, 14 November 2023, 22:13 in UTC
  private static let date = Date(timeIntervalSince1970: 1_700_000_000)

  /// Runs in a locale, with the arguments of a launch.
  private func with(
    _ locale: String, arguments: [String] = [], _ body: () throws -> Void
  ) rethrows {
    let settings = DeviceServices.shared.language
    let zone = NSTimeZone.default
    NSTimeZone.default = TimeZone(secondsFromGMT: 0) ?? zone
    settings.setDevice(locale)
    settings.launch(arguments: arguments)
    defer {
      settings.setDevice("en_US")
      settings.launch(arguments: [])
      NSTimeZone.default = zone
    }
    try body()
  }

  private static func formatted() -> [String] {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (.long, .short)
    let amounts = NumberFormatter()
    amounts.numberStyle = .currency
    let template = DateFormatter.dateFormat(fromTemplate: "jm", options: 0, locale: .current)
    return [
      date.formatted(date: .numeric, time: .omitted), formatter.string(from: date),
      1234.5.formatted(), amounts.string(from: 2)?.replacing("\u{A0}", with: " ") ?? "",
      "\(Calendar.current.firstWeekday)", "\(Calendar.autoupdatingCurrent.firstWeekday)",
      Calendar.current.weekdaySymbols[0], template?.replacing("\u{202F}", with: " ") ?? "",
      Locale.autoupdatingCurrent.identifier, Locale.preferredLanguages.joined(),
    ]
  }

  @Test func foundationFollowsTheDevice() {
    with("de_DE") {
      #expect(
        Self.formatted() == [
          "14.11.2023", "14. November 2023 um 22:13", "1.234,5", "2,00 €", "2", "2", "Sonntag",
          "HH:mm", "de_DE", "de-DE",
        ])
    }
    with("ja_JP") {
      #expect(
        Self.formatted() == [
          "2023/11/14", "2023年11月14日 22:13", "1,234.5", "¥2", "1", "1", "日曜日", "H:mm",
          "ja_JP", "ja-JP",
        ])
    }
    with("en_US") {
      #expect(Self.formatted()[0] == "11/14/2023")
      #expect(Self.formatted()[7] == "h:mm a")
    }
  }

  @Test func calendarsKeepTheDefaultTimeZone() {
    with("th_TH") {
      #expect(Calendar.current.identifier == .buddhist)
      #expect(Calendar.current.timeZone.secondsFromGMT() == 0)
      #expect(Calendar.current == Calendar.current)
      #expect(Self.date.formatted(.dateTime.year()).hasSuffix("2566"))
    }
  }

  @Test func argumentsOfALaunchHoldInTheAppAlone() throws {
    struct Amount: View {
      @State private var text = ""
      var body: some View {
        VStack {
          Text("shows \(1234.5.formatted())")
          Button("Count") { text += " tapped \(0.5.formatted())" }
          TextField("field", text: $text).onSubmit { text += " submitted \(2.5.formatted())" }
          Text(verbatim: text)
        }
      }
    }
    try with("en_US", arguments: ["App", "-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]) {
      let driver = AppDriver { Amount() }
      #expect(driver.exists("shows 1.234,5"))
      driver.settle()
      try driver.tap("Count", .button)
      let field = try #require(driver.elements.first { $0.type == .textField })
      driver.app.tap(at: try #require(field.hitPoint))
      driver.app.typeText("\n")
      #expect(driver.labels(.staticText).last == " tapped 0,5 submitted 2,5")
      #expect(1234.5.formatted() == "1,234.5")
      #expect(Locale.current.identifier == "en_US")
      #expect(Locale.preferredLanguages == ["en-US"])
    }
  }
}
