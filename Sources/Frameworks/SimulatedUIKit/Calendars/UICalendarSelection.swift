public import Foundation

/// How days of a month are chosen.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
  /// Called when other days are chosen.
  var onChange: (() -> Void)?

  /// Whether a day is chosen.
  func contains(_ date: DateComponents) -> Bool { false }
  /// Whether a day can be chosen.
  func canChoose(_ date: DateComponents) -> Bool { true }
  /// Chooses a day, or no longer.
  func choose(_ date: DateComponents) {}

  /// Whether two are one day.
  static func areSame(_ left: DateComponents, _ right: DateComponents) -> Bool {
    left.year == right.year && left.month == right.month && left.day == right.day
  }

  /// Asks again which days can be chosen.
  open func updateSelectableDates() { onChange?() }
}
