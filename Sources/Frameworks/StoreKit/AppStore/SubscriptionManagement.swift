import DeviceServices

/// The sheet on which the person sees what they subscribe to, and cancels it.
struct SubscriptionManagement {
  /// The group; `nil` for all.
  let groupID: String?

  /// What the person does.
  private enum Answer: Sendable {
    case done
    case set(UInt64, renews: Bool)
  }

  /// One thing that the person subscribes to.
  private struct Entry: Sendable {
    let id: UInt64
    let name: String
    let date: String
    let renews: Bool
  }

  /// Shows the sheet until the person has done.
  @MainActor
  func run() async {
    var isOpen = true
    while isOpen {
      let entries = entries
      var lines = entries.flatMap { [$0.name, "\($0.renews ? "Renews" : "Expires") \($0.date)"] }
      if entries.isEmpty { lines = ["You do not have any subscriptions."] }
      let buttons: [(label: String, identifier: String, value: Answer)] = entries.map { entry in
        let label = entry.renews ? "Cancel Subscription" : "Renew Subscription"
        return (label, entry.name, .set(entry.id, renews: !entry.renews))
      }
      let answer = await SystemPrompt.answer(
        app: DeviceServices.shared.permissions.currentApp, style: .sheet,
        title: "Manage Subscriptions", lines: lines, buttons: buttons + [("Done", "", .done)])
      if case .set(let id, let renews) = answer {
        Store.shared.change { $0.setAutoRenew(renews, of: id) }
      } else {
        isOpen = false
      }
    }
  }

  private var entries: [Entry] {
    Store.shared.read { state in
      state.subscriptions.filter { (groupID ?? $0.key) == $0.key && $0.value.isActive }
        .sorted { $0.key < $1.key }.compactMap { _, subscription in
          guard let record = state.record(subscription.currentID),
            let item = state.configuration.item(record.productID)
          else { return nil }
          return Entry(
            id: record.id,
            name: Product(item, in: state.configuration, state.settings).displayName,
            date: record.expirationDate?.formatted(date: .abbreviated, time: .omitted) ?? "",
            renews: subscription.willAutoRenew)
        }
    }
  }
}
