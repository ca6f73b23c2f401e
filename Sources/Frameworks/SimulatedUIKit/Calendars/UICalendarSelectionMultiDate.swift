public import Foundation

/// Several days of a month are chosen.
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The days.
  open var selectedDates: [DateComponents] = [] { didSet { onChange?() } }
  /// Told of the days.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// Has somebody told of the days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func contains(_ date: DateComponents) -> Bool {
    selectedDates.contains { Self.areSame($0, date) }
  }

  override func canChoose(_ date: DateComponents) -> Bool {
    (contains(date)
      ? delegate?.multiDateSelection(self, canDeselectDate: date)
      : delegate?.multiDateSelection(self, canSelectDate: date)) ?? true
  }

  override func choose(_ date: DateComponents) {
    if contains(date) {
      selectedDates.removeAll { Self.areSame($0, date) }
      delegate?.multiDateSelection(self, didDeselectDate: date)
    } else {
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
  }
}

/// Told of the days that are chosen.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// A day more is chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// A day is no longer chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a day can be chosen no longer.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// It can.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// It can.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
