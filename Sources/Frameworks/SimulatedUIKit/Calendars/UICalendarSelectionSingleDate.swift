public import Foundation

/// One day of a month is chosen.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The day.
  open var selectedDate: DateComponents? { didSet { onChange?() } }
  /// Told of the day.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// Has somebody told of the day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses a day.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override func contains(_ date: DateComponents) -> Bool {
    selectedDate.map { Self.areSame($0, date) } ?? false
  }

  override func canChoose(_ date: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: date) ?? true
  }

  override func choose(_ date: DateComponents) {
    selectedDate = contains(date) ? nil : date
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

/// Told of the day that is chosen.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Another day is chosen, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// It can.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
