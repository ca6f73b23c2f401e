import Foundation

/// What dumps show of values of Swift's and Foundation's instead of what is in them, as
/// swift-custom-dump has it.
enum PlainValue {
  /// These words.
  case words(String)
  /// Another value.
  case value(Any)
  /// This mirror.
  case mirror(Mirror)

  /// Finds out what is shown; `nil` for what is in the value.
  init?(of value: Any) {
    if let known = Self.swiftValue(value) ?? Self.foundationValue(value) ?? Self.object(value) {
      self = known
    } else if let words = Self.words(ofSystemEnumeration: value) {
      self = .words(words)
    } else {
      return nil
    }
  }

  private static func swiftValue(_ value: Any) -> PlainValue? {
    switch value {
    case let type as any Any.Type: .words("\(TypeName(of: type).text).self")
    case let hashable as AnyHashable where type(of: value) == AnyHashable.self:
      .value(hashable.base)
    case let character as Character: .value(String(character))
    case let scalar as Unicode.Scalar: .value(String(scalar))
    case let text as StaticString: .value("\(text)")
    case let identifier as ObjectIdentifier:
      .words(identifier.debugDescription.replacing(/0x0*/, with: "0x"))
    case let path as AnyKeyPath: .words(path.debugDescription)
    case let duration as Duration:
      .words(
        duration.formatted(
          .units(
            allowed: [
              .days, .hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds,
            ], width: .wide)))
    default: nil
    }
  }

  private static func foundationValue(_ value: Any) -> PlainValue? {
    switch value {
    case let text as AttributedString: .value(String(text.characters))
    case let data as Data:
      .words(
        "Data(\(data.count.formatted(.byteCount(style: .file, allowedUnits: .bytes, spellsOutZero: false))))"
      )
    case let date as Date: .words("Date(\(words(of: date)))")
    case let decimal as Decimal: .words(decimal.description)
    case let locale as Locale: .words("Locale(\(locale.identifier))")
    case let url as URL: .words("URL(\(url.absoluteString))")
    case let identifier as UUID: .words("UUID(\(identifier.uuidString))")
    case let range as NSRange: .value(Range(range) as Any)
    case let calendar as Calendar:
      .mirror(
        Mirror(
          calendar,
          children: [
            "identifier": calendar.identifier, "locale": calendar.locale as Any,
            "timeZone": calendar.timeZone, "firstWeekday": calendar.firstWeekday,
            "minimumDaysInFirstWeek": calendar.minimumDaysInFirstWeek,
          ], displayStyle: .struct))
    case let zone as TimeZone:
      .mirror(
        Mirror(
          zone,
          children: [
            "identifier": zone.identifier, "abbreviation": zone.abbreviation() as Any,
            "secondsFromGMT": zone.secondsFromGMT(),
            "isDaylightSavingTime": zone.isDaylightSavingTime(),
          ], displayStyle: .struct))
    default: nil
    }
  }

  /// What is shown of Foundation's objects.
  ///
  /// Values that could be made into such an object have been recognised before, or are none of these.
  private static func object(_ value: Any) -> PlainValue? {
    guard type(of: value) is AnyClass else { return nil }
    return switch value {
    case let text as NSAttributedString: .value(text.string)
    case let calendar as NSCalendar: .value(calendar as Calendar)
    case let data as NSData: .value(data as Data)
    case let date as NSDate: .value(date as Date)
    case let error as NSError where type(of: value) is NSError.Type:
      .mirror(
        Mirror(
          error,
          children: ["domain": error.domain, "code": error.code, "userInfo": error.userInfo],
          displayStyle: .class))
    case let path as NSIndexPath: .value(path as IndexPath)
    case let set as NSIndexSet: .value(set as IndexSet)
    case let locale as NSLocale: .value(locale as Locale)
    case let notification as NSNotification: .value(notification as Notification)
    case let set as NSOrderedSet:
      .mirror(Mirror(set, unlabeledChildren: set.array, displayStyle: .collection))
    case let predicate as NSPredicate: .words(predicate.debugDescription)
    case let text as NSString: .value(text as String)
    case let zone as NSTimeZone: .value(zone as TimeZone)
    case let url as NSURL: .value(url as URL)
    case let components as NSURLComponents: .value(components as URLComponents)
    case let item as NSURLQueryItem: .value(item as URLQueryItem)
    case let identifier as NSUUID: .value(identifier as UUID)
    case let number as NSValue: .words(number.debugDescription)
    default: nil
    }
  }

  /// Apple's enumerations without values have their type's name, wherever they stand.
  private static func words(ofSystemEnumeration value: Any) -> String? {
    let type = type(of: value)
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    guard systemModules.contains(module), !(type is AnyClass) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
    return "\(TypeName(of: type).text).\(value)"
  }

  private static let systemModules: Set<Substring> = [
    "CoreLocation", "Photos", "SimulatedUIKit", "StoreKit", "UserNotifications",
  ]

  /// The moment in UTC.
  private static func words(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter.string(from: date)
  }
}
