import SwiftUI

private struct CurrencyCodeKey: EnvironmentKey {
  static let defaultValue = "EUR"
}

extension EnvironmentValues {
  var currencyCode: String {
    get { self[CurrencyCodeKey.self] }
    set { self[CurrencyCodeKey.self] = newValue }
  }
}

/// An amount in the currency of the settings.
struct AmountText: View {
  @Environment(\.currencyCode) private var currencyCode
  let amount: Double

  init(_ amount: Double) {
    self.amount = amount
  }

  var body: some View {
    Text(amount, format: .currency(code: currencyCode))
      .monospacedDigit()
  }
}
