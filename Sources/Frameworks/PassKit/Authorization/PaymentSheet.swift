import DeviceServices
import Foundation

/// The sheet on which a person agrees to a payment, as the system shows it.
@MainActor struct PaymentSheet {
  private static let pay = SystemText(
    "Pay with Passcode", ja: "パスコードで支払う", de: "Mit Code bezahlen")
  private static let failure = SystemText(
    "Payment Not Completed", ja: "支払いは完了していません",
    de: "Zahlung nicht abgeschlossen")

  let request: PKPaymentRequest

  /// Shows the sheet.
  ///
  /// - Parameter answer: Told whether the person agrees.
  /// - Returns: Whether there is a screen that shows it.
  func present(_ answer: @escaping @MainActor @Sendable (Bool) -> Void) -> Bool {
    DeviceServices.shared.prompts.present(
      SystemPrompt(
        app: DeviceServices.shared.permissions.currentApp, style: .sheet, title: "Apple Pay",
        lines: lines,
        buttons: [
          SystemPrompt.Button(Self.pay.text) { answer(true) },
          SystemPrompt.Button(SystemText.cancel.text, identifier: "dismiss") { answer(false) },
        ]))
  }

  /// Tells the person that the payment was not taken.
  func tellFailure(_ reasons: [any Error]) {
    let lines = reasons.map(\.localizedDescription).filter { !$0.isEmpty }
    _ = DeviceServices.shared.prompts.present(
      SystemPrompt(
        app: DeviceServices.shared.permissions.currentApp, title: Self.failure.text, lines: lines,
        buttons: [SystemPrompt.Button(SystemText.agreement.text)]))
  }

  /// What the sheet says: the card, then each line of the payment with its amount.
  private var lines: [String] {
    [PKPaymentMethod().displayName ?? ""]
      + request.paymentSummaryItems.map { "\($0.label) \(amount(of: $0))" }
  }

  private func amount(of item: PKPaymentSummaryItem) -> String {
    let pending = SystemText("Amount Pending", ja: "金額未定", de: "Betrag ausstehend")
    guard item.type == .final else { return pending.text }
    let amount = item.amount.decimalValue
    return amount.formatted(.currency(code: request.currencyCode))
  }
}
