import DeviceServices
import Foundation
import Synchronization
import VirtualTime

/// The App Store as the device reaches it, the one place where it is known what the person has bought.
package final class Store: Sendable {
  /// The device's store.
  package static let shared = Store()

  /// Told of purchases that are not made by the app's `purchase` itself.
  package typealias Listener = @MainActor @Sendable (StoreState.Event) -> Void

  private let state: Mutex<StoreState>
  private let waiting = Mutex<[String: ScheduledWork]>([:])
  private let listeners = Mutex<[Listener]>([])
  private let transactions = Broadcast<VerificationResult<Transaction>>()
  let statuses = Broadcast<Product.SubscriptionInfo.Status>()
  let storefronts = Broadcast<Storefront>()
  let changes = Broadcast<Void>()

  /// A store that has what the project's configuration file says; nothing where there is none.
  private init() {
    let path = ProcessInfo.processInfo.environment["POMELO_STOREKIT"]
    let configuration = path.flatMap { try? StoreConfiguration(path: $0) }
    state = Mutex(StoreState(configuration ?? StoreConfiguration()))
  }

  /// Reads what the store knows.
  package func read<Value>(_ body: (StoreState) -> Value) -> Value { state.withLock { body($0) } }

  /// Changes how the store behaves.
  package func set(_ body: (inout StoreSettings) -> Void) {
    let (old, new) = state.withLock { state in
      let old = state.settings
      body(&state.settings)
      return (old, state.settings)
    }
    if old.storefront != new.storefront { storefronts.send(Storefront(new.storefront)) }
  }

  /// Opens another store, in which the person has what they have bought so far.
  package func open(_ configuration: StoreConfiguration) {
    state.withLock { $0.configuration = configuration }
  }

  /// Changes what the store knows, and tells of what has happened.
  ///
  /// - Returns: Whether anything could happen.
  @discardableResult
  package func change(_ body: (inout StoreState) -> [StoreState.Event]?) -> Bool {
    guard let events = state.withLock({ body(&$0) }) else { return false }
    for event in events { tell(event) }
    schedule()
    changes.send(())
    return true
  }

  /// Has something fail that is to fail.
  func check(_ operation: StoreOperation) throws {
    if let failure = read({ $0.settings.failures[operation] }) { throw failure.error }
  }

  /// Puts on a value whether its signature holds.
  func verified<Value>(_ value: Value) -> VerificationResult<Value> {
    read { $0.settings.failures[.verification] } == nil
      ? .verified(value) : .unverified(value, .invalidSignature)
  }

  /// All products, in the order of the configuration.
  func products() -> [Product] {
    read { state in
      state.configuration.items.map { Product($0, in: state.configuration, state.settings) }
    }
  }

  /// How the person stands to a group of subscriptions.
  func statuses(of groupID: String) -> [Product.SubscriptionInfo.Status] {
    let found = read { state -> (StoreRecord, Product.SubscriptionInfo.RenewalInfo, Int)? in
      guard let subscription = state.subscriptions[groupID],
        let record = state.record(subscription.currentID)
      else { return nil }
      let info = Product.SubscriptionInfo.RenewalInfo(
        subscription, current: record, in: state, now: .now)
      return (record, info, subscription.state.rawValue)
    }
    return found.map { record, info, state in
      [
        Product.SubscriptionInfo.Status(
          state: .init(rawValue: state), transaction: verified(Transaction(record)),
          renewalInfo: verified(info))
      ]
    } ?? []
  }

  /// Takes note that the person has what they have paid for.
  func finish(_ id: UInt64) { state.withLock { $0.finish(id) } }

  /// Takes note that the app was told of a transaction.
  func announce(_ id: UInt64) {
    let launch = DeviceServices.shared.launches.count
    state.withLock { state in
      if let index = state.index(of: id) { state.records[index].announcedIn = launch }
    }
  }

  /// Has someone told of what happens.
  package func listen(_ listener: @escaping Listener) {
    listeners.withLock { $0.append(listener) }
  }

  /// Transactions as they happen, and at first those that the app was not told of since its launch.
  func transactionUpdates() -> AsyncStream<VerificationResult<Transaction>> {
    let launch = DeviceServices.shared.launches.count
    let open = read { $0.unfinished.filter { $0.announcedIn != launch } }
    for record in open { announce(record.id) }
    return transactions.stream(beginningWith: open.map { verified(Transaction($0)) })
  }

  private func tell(_ event: StoreState.Event) {
    switch event {
    case .transaction(let record):
      if transactions.send(verified(Transaction(record))) { announce(record.id) }
    case .status(let group):
      for status in statuses(of: group) { statuses.send(status) }
    case .declined: break
    }
    let listeners = listeners.withLock { $0 }
    guard !listeners.isEmpty else { return }
    VirtualTime.schedule(after: .zero, kind: .timer, label: "news of the store") {
      for listener in listeners { listener(event) }
    }
  }

  /// Has subscriptions renew and end on time.
  private func schedule() {
    let dues = read { state in
      state.subscriptions.keys.sorted().map { (group: $0, due: state.due($0)) }
    }
    waiting.withLock { waiting in
      for work in waiting.values { work.cancel() }
      waiting = [:]
      for case let (group, due?) in dues {
        waiting[group] = VirtualTime.schedule(
          after: Duration(bounded: due.timeIntervalSinceNow), kind: .timer,
          label: "renewal of subscription \(group)", isBackground: true
        ) { [weak self] in self?.change { $0.advance(group, now: max(due, .now)) } }
      }
    }
  }
}

extension Store {
  /// How long a request takes.
  private static let latency: Duration = .milliseconds(200)

  /// Waits as long as the store takes to answer.
  static func request(_ label: String) async {
    await withUnsafeContinuation { continuation in
      VirtualTime.awaiting {
        VirtualTime.schedule(after: latency, kind: .network, label: label, isBackground: true) {
          continuation.resume()
        }
      }
    }
  }
}
