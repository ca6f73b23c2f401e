import Foundation

/// All that the store knows of the person: a value, which time and purchases change.
package struct StoreState: Sendable {
  /// Something that apps are told of.
  package enum Event: Hashable, Sendable {
    /// A transaction has happened, or was taken back.
    case transaction(StoreRecord)
    /// The person stands differently to a group.
    case status(String)
    /// A purchase that someone had to allow will not be.
    case declined(StoreRecord)
  }

  /// What is for sale.
  package var configuration: StoreConfiguration { didSet { settings = configuration.settings } }
  /// How the store behaves.
  package var settings: StoreSettings
  /// The transactions, the oldest first.
  package internal(set) var records: [StoreRecord] = []
  /// How the person stands to groups.
  package internal(set) var subscriptions: [String: StoreSubscription] = [:]
  /// Number of the last transaction.
  var lastID: UInt64 = 0
  /// Transactions that the person wants their money for.
  var refundRequests: Set<UInt64> = []

  /// A store that nobody has bought from.
  package init(_ configuration: StoreConfiguration = StoreConfiguration()) {
    self.configuration = configuration
    settings = configuration.settings
  }

  /// Where a transaction is.
  func index(of id: UInt64) -> Int? { records.firstIndex { $0.id == id } }

  /// A transaction.
  package func record(_ id: UInt64) -> StoreRecord? { records.first { $0.id == id } }

  /// Those that were paid, without what was used up, the oldest first.
  package var history: [StoreRecord] {
    records.filter {
      $0.phase == .purchased && !($0.type == .consumable && $0.isFinished && $0.revocation == nil)
    }
  }

  /// Those that the app has not finished.
  package var unfinished: [StoreRecord] {
    records.filter { $0.phase == .purchased && !$0.isFinished }
  }

  /// Those by which the person may use something.
  package var entitlements: [StoreRecord] {
    let current = Set(subscriptions.values.filter(\.isActive).map(\.currentID))
    return records.filter { record in
      guard record.phase == .purchased, record.revocation == nil else { return false }
      switch record.type {
      case .consumable: return false
      case .autoRenewable: return current.contains(record.id)
      default: return true
      }
    }
  }

  /// Whether introductory offers of a group are for this person.
  package func isEligibleForIntroOffer(_ groupID: String) -> Bool {
    !records.contains { $0.groupID == groupID && $0.phase == .purchased }
  }

  /// The purchase that makes another one of the same product needless.
  package func owned(_ item: StoreItem) -> StoreRecord? {
    switch item.type {
    case .nonConsumable: entitlements.last { $0.productID == item.id }
    case .autoRenewable:
      entitlements.last { record in
        guard record.productID == item.id, let group = record.groupID else { return false }
        return subscriptions[group].map { $0.willAutoRenew && $0.renewalProductID == item.id }
          ?? false
      }
    default: nil
    }
  }
}
