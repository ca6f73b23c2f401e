public import Foundation

/// A line of a payment: what is paid for, and how much it is.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  /// What is paid for.
  open var label: String
  /// How much it is.
  open var amount: NSDecimalNumber
  /// Whether the amount is known.
  open var type: PKPaymentSummaryItemType

  /// A line.
  public required init(
    label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final
  ) {
    self.label = label
    self.amount = amount
    self.type = type
    super.init()
  }
}

/// Whether the amount of a line is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// The cases as PassKit numbers them.
  case final, pending
}

/// A line that is paid again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// When it begins.
  open var startDate: Date?
  /// The unit of the time between.
  open var intervalUnit = NSCalendar.Unit.month
  /// How many units are between.
  open var intervalCount = 1
  /// When it ends.
  open var endDate: Date?
}

/// A line that is paid later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// When.
  open var deferredDate = Date()
}

/// A line that is paid when something runs short.
open class PKAutomaticReloadPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// What is left when it is paid.
  open var thresholdAmount = NSDecimalNumber.zero
}

/// A way in which what is bought comes to the person.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  /// What the app calls it.
  open var identifier: String?
  /// What is said of it.
  open var detail: String?
}
