import DeviceServices

/// What a button says that pays, in the system's words.
struct PaymentButtonTitle {
  private static let words: [PKPaymentButtonType: SystemText] = [
    .plain: SystemText("Apple Pay", ja: "Apple Pay", de: "Apple Pay"),
    .buy: SystemText("Buy with Apple Pay", ja: "Apple Payで購入", de: "Mit Apple Pay kaufen"),
    .setUp: SystemText("Set Up Apple Pay", ja: "Apple Payを設定", de: "Apple Pay einrichten"),
    .inStore: SystemText("Pay with Apple Pay", ja: "Apple Payで支払う", de: "Mit Apple Pay bezahlen"),
    .donate: SystemText("Donate with Apple Pay", ja: "Apple Payで寄付", de: "Mit Apple Pay spenden"),
    .checkout: SystemText(
      "Check out with Apple Pay", ja: "Apple Payでチェックアウト",
      de: "Mit Apple Pay zur Kasse"),
    .book: SystemText("Book with Apple Pay", ja: "Apple Payで予約", de: "Mit Apple Pay buchen"),
    .subscribe: SystemText(
      "Subscribe with Apple Pay", ja: "Apple Payで登録", de: "Mit Apple Pay abonnieren"),
    .reload: SystemText(
      "Reload with Apple Pay", ja: "Apple Payでリロード", de: "Mit Apple Pay aufladen"),
    .addMoney: SystemText(
      "Add Money with Apple Pay", ja: "Apple Payで入金", de: "Mit Apple Pay Geld hinzufügen"),
    .topUp: SystemText("Top Up with Apple Pay", ja: "Apple Payでチャージ", de: "Mit Apple Pay aufladen"),
    .order: SystemText("Order with Apple Pay", ja: "Apple Payで注文", de: "Mit Apple Pay bestellen"),
    .rent: SystemText("Rent with Apple Pay", ja: "Apple Payでレンタル", de: "Mit Apple Pay mieten"),
    .support: SystemText(
      "Support with Apple Pay", ja: "Apple Payでサポート", de: "Mit Apple Pay unterstützen"),
    .contribute: SystemText(
      "Contribute with Apple Pay", ja: "Apple Payで寄付", de: "Mit Apple Pay beitragen"),
    .tip: SystemText(
      "Tip with Apple Pay", ja: "Apple Payでチップ", de: "Mit Apple Pay Trinkgeld geben"),
    .continue: SystemText(
      "Continue with Apple Pay", ja: "Apple Payで続ける", de: "Mit Apple Pay fortfahren"),
  ]

  /// What a button to add a pass says.
  static let wallet = SystemText(
    "Add to Apple Wallet", ja: "Appleウォレットに追加", de: "Zu Apple Wallet hinzufügen")

  /// The words of a button.
  static func text(of type: PKPaymentButtonType) -> String { words[type]?.text ?? "Apple Pay" }
}
