public import Foundation

// Foundation on Linux has everybody in English of no country: `LocaleCache.preferences()` of
// swift-foundation answers `en_001`, whatever the environment says. Formatters, format styles and
// calendars ask the functions below, so these take the places of Foundation's, by their names in
// the library. As the host's library is loaded before Foundation's, whatever else is loaded is
// linked to them: apps, packages, tests, and Foundation's own libraries.
//
// They are static methods, as those are getters: where a module sees both, the optimiser takes them
// for one function, and it has to have one type.

extension Locale {
  /// `Locale.current`, for whoever asks.
  ///
  /// - Returns: The locale of the app in use; in code of the test, that of the device.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func currentOfDevice() -> Locale { DeviceServices.shared.language.current }

  /// `Locale.autoupdatingCurrent`, which nothing changes while an app runs.
  ///
  /// - Returns: The same as `Locale.current`.
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public static func autoupdatingOfDevice() -> Locale { DeviceServices.shared.language.current }

  /// `Locale.preferredLanguages`, for whoever asks.
  ///
  /// - Returns: The languages of the app in use; in code of the test, that of the device.
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public static func languagesOfDevice() -> [String] {
    DeviceServices.shared.language.currentLanguages
  }
}

extension Calendar {
  /// `Calendar.current`: the locale's calendar, whose weeks begin as they do in its region.
  ///
  /// - Returns: The calendar, in the default time zone.
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  public static func currentOfDevice() -> Calendar { ofDevice() }

  /// `Calendar.autoupdatingCurrent`, which nothing changes while an app runs.
  ///
  /// - Returns: The same as `Calendar.current`.
  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  public static func autoupdatingOfDevice() -> Calendar { ofDevice() }

  private static func ofDevice() -> Calendar {
    let locale = DeviceServices.shared.language.current
    var calendar = locale.calendar
    calendar.locale = locale
    return calendar
  }
}
