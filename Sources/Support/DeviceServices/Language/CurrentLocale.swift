public import Foundation

// Foundation on Linux has everybody in English of no country: `LocaleCache.preferences()` of
// swift-foundation answers `en_001`, whatever the environment says. Formatters, format styles and
// calendars ask the functions below, so these take the places of Foundation's, by their names in
// the library. As the host's library is loaded before Foundation's, whatever else is loaded is
// linked to them: apps, packages, tests, and Foundation's own libraries.

/// `Locale.current`, for whoever asks.
///
/// - Returns: The locale of the app in use; in code of the test, that of the device.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { DeviceServices.shared.language.current }

/// `Locale.autoupdatingCurrent`, which nothing changes while an app runs.
///
/// - Returns: The same as `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingLocale() -> Locale { DeviceServices.shared.language.current }

/// `Locale.preferredLanguages`, for whoever asks.
///
/// - Returns: The languages of the app in use; in code of the test, that of the device.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguages() -> [String] { DeviceServices.shared.language.currentLanguages }

/// `Calendar.current`: the locale's calendar, whose weeks begin as they do in its region.
///
/// - Returns: The calendar, in the default time zone.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendar() -> Calendar {
  let locale = DeviceServices.shared.language.current
  var calendar = locale.calendar
  calendar.locale = locale
  return calendar
}

/// `Calendar.autoupdatingCurrent`, which nothing changes while an app runs.
///
/// - Returns: The same as `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func autoupdatingCalendar() -> Calendar { currentCalendar() }
