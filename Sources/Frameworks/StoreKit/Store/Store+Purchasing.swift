import DeviceServices
import Foundation

/// What became of a purchase.
package enum PurchaseOutcome: Sendable {
  /// It was made.
  case success(StoreRecord)
  /// The person did not want to.
  case cancelled
  /// Someone has to do something first.
  case pending
}

extension Store {
  /// Who buys.
  package enum Buyer: Hashable, Sendable {
    /// The app, by the product itself, which then needs not be told.
    case product
    /// Someone who is told of it as of all that happens.
    case store
  }

  /// Buys a product, after the person has confirmed it.
  ///
  /// - Throws: ``Product/PurchaseError`` or ``StoreKitError``.
  package func purchase(
    _ order: StoreOrder, from buyer: Buyer
  ) async throws -> PurchaseOutcome {
    await Self.request("purchase of \(order.productID)")
    let item = try read { state in Result { try state.check(order) } }.get()
    try check(.purchase)
    let settings = read(\.settings)
    if let owned = read({ $0.owned(item) }) {
      return await restore(owned, asking: !settings.disablesDialogs)
    }
    if !settings.disablesDialogs {
      guard await isConfirmed(PurchaseWording(item, order, in: self)) else { return .cancelled }
    }
    if settings.interruptsPurchases {
      try hold(order, as: .interrupted)
      throw StoreKitError.unknown
    }
    if order.asksToBuy ?? settings.asksToBuy {
      try hold(order, as: .deferred)
      return .pending
    }
    let record = try buy(order, from: buyer)
    if !settings.disablesDialogs {
      await tell(
        "You’re all set.", "Your purchase was successful.", "[Environment: Xcode]")
    }
    return .success(record)
  }

  /// Buys a product without asking anybody.
  ///
  /// - Throws: ``Product/PurchaseError``.
  package func buy(_ order: StoreOrder, from buyer: Buyer) throws -> StoreRecord {
    var result: Result<StoreRecord, any Error> = .failure(StoreKitError.unknown)
    change { state in
      result = Result { try state.buy(order, now: .now) }
      guard let record = try? result.get() else { return [] }
      var events: [StoreState.Event] = buyer == .store ? [.transaction(record)] : []
      guard let group = record.groupID else { return events }
      events.append(.status(group))
      if order.date?.isCancelled == true { _ = state.setAutoRenew(false, of: record.id) }
      return events + state.advance(group, now: .now)
    }
    let record = try result.get()
    if buyer == .product { announce(record.id) }
    return record
  }

  private func hold(_ order: StoreOrder, as phase: StoreRecord.Phase) throws {
    var result: Result<StoreRecord, any Error> = .failure(StoreKitError.unknown)
    change { state in
      result = Result { try state.hold(order, as: phase, now: .now) }
      return []
    }
    _ = try result.get()
  }

  /// Gives the person what they have already.
  private func restore(_ owned: StoreRecord, asking: Bool) async -> PurchaseOutcome {
    guard asking else { return .success(owned) }
    if owned.type == .autoRenewable {
      await tell("You’re currently subscribed to this", "[Environment: Xcode]")
      return .cancelled
    }
    await tell(
      "This In-App Purchase has already been bought.", "It will be restored for free.",
      "[Environment: Xcode]")
    return .success(owned)
  }

  @MainActor
  private func tell(_ title: String, _ lines: String...) {
    _ = DeviceServices.shared.prompts.present(
      SystemPrompt(
        app: DeviceServices.shared.permissions.currentApp, title: title, lines: lines,
        buttons: [SystemPrompt.Button("OK")]))
  }

  /// Asks the person on the payment sheet; where there is no screen, they agree.
  @MainActor
  private func isConfirmed(_ wording: PurchaseWording) async -> Bool {
    await SystemPrompt.answer(
      app: DeviceServices.shared.permissions.currentApp, style: .sheet, title: "App Store",
      lines: wording.lines,
      buttons: [(wording.confirmation, "", true), ("Cancel", "dismiss", false)]) ?? true
  }
}

extension SystemPrompt {
  /// Shows a prompt and waits for the answer; an app that is ended meanwhile waits for ever.
  ///
  /// - Parameters:
  ///   - app: Bundle identifier of the app that it speaks for.
  ///   - style: What it looks like.
  ///   - title: The first line.
  ///   - lines: Further lines; empty ones are left out.
  ///   - buttons: What they say, what tests may call them, and the answers that they stand for.
  /// - Returns: The answer; `nil` where there is no screen.
  @MainActor
  static func answer<Value: Sendable>(
    app: String, style: Style, title: String, lines: [String],
    buttons: [(label: String, identifier: String, value: Value)]
  ) async -> Value? {
    await withUnsafeContinuation { continuation in
      let prompt = SystemPrompt(
        app: app, style: style, title: title, lines: lines.filter { !$0.isEmpty },
        buttons: buttons.map { button in
          SystemPrompt.Button(button.label, identifier: button.identifier) {
            continuation.resume(returning: button.value)
          }
        })
      if !DeviceServices.shared.prompts.present(prompt) { continuation.resume(returning: nil) }
    }
  }
}
