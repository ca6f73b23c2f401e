public import Foundation
import SimulatedUIKit
public import StoreKit

/// The simulated store in the hands of a test, which opens it by a configuration file.
open class SKTestSession: NSObject, @unchecked Sendable {
  /// How fast subscriptions renew.
  public enum TimeRate: Int, Sendable {
    /// As for customers.
    case realTime = 0
    /// A day passes in some time.
    case oneHourIsOneDay, thirtyMinutesIsOneDay, fiveMinutesIsOneDay, oneMinuteIsOneDay
    /// A day passes in some time.
    case thirtySecondsIsOneDay, oneSecondIsOneDay
    /// A month passes in some time, and other periods accordingly.
    case monthlyRenewalEveryHour = 10
    /// A month passes in some time, and other periods accordingly.
    case monthlyRenewalEveryThirtyMinutes, monthlyRenewalEveryFifteenMinutes
    /// A month passes in some time, and other periods accordingly.
    case monthlyRenewalEveryFiveMinutes, monthlyRenewalEveryThirtySeconds = 15
    /// Every period passes in the same time.
    case oneRenewalEveryFifteenMinutes = 1000
    /// Every period passes in the same time.
    case oneRenewalEveryFiveMinutes, oneRenewalEveryMinute, oneRenewalEveryThirtySeconds
    /// Every period passes in the same time.
    case oneRenewalEveryTenSeconds, oneRenewalEveryTwoSeconds
  }

  private let configuration: StoreConfiguration

  /// Opens the store that a file of the project describes.
  ///
  /// - Parameter filename: The file's name, with its ending or without.
  /// - Throws: That there is no such file, or that it cannot be read.
  public convenience init(configurationFileNamed filename: String) throws {
    let name = filename.hasSuffix(".storekit") ? filename : filename + ".storekit"
    let environment = ProcessInfo.processInfo.environment
    let known = (environment["POMELO_STOREKIT_FILES"] ?? "").split(separator: ":").map(String.init)
    let named = ([environment["POMELO_STOREKIT"]].compactMap(\.self) + known).first {
      ($0 as NSString).lastPathComponent == name
    }
    guard let path = named ?? AppResources.current.path(of: name) else {
      throw StoreConfiguration.ReadingError(path: name, reason: "the project has no such file")
    }
    try self.init(path: path)
  }

  /// Opens the store that a file describes.
  ///
  /// - Throws: That it cannot be read.
  public convenience init(contentsOf fileURL: URL) throws { try self.init(path: fileURL.path) }

  private init(path: String) throws {
    configuration = try StoreConfiguration(path: path)
    super.init()
    Store.shared.open(configuration)
  }

  /// Has the store behave as the file says.
  open func resetToDefaultState() {
    Store.shared.set { $0 = configuration.settings }
  }

  /// Whether someone else has to allow each purchase.
  open var askToBuyEnabled: Bool {
    get { setting(\.asksToBuy) }
    set { set(\.asksToBuy, newValue) }
  }
  /// Whether purchases happen without asking the person.
  open var disableDialogs: Bool {
    get { setting(\.disablesDialogs) }
    set { set(\.disablesDialogs, newValue) }
  }
  /// Whether purchases fail until an issue is resolved.
  open var interruptedPurchasesEnabled: Bool {
    get { setting(\.interruptsPurchases) }
    set { set(\.interruptsPurchases, newValue) }
  }
  /// Whether renewals fail for want of money.
  open var shouldEnterBillingRetryOnRenewal: Bool {
    get { setting(\.failsRenewals) }
    set { set(\.failsRenewals, newValue) }
  }
  /// Whether those who cannot pay keep the subscription for a while.
  open var billingGracePeriodIsEnabled: Bool {
    get { setting(\.hasGracePeriod) }
    set { set(\.hasGracePeriod, newValue) }
  }
  /// The country of the store, in three letters.
  open var storefront: String {
    get { setting(\.storefront) }
    set { set(\.storefront, newValue) }
  }
  /// The language of the store.
  open var locale: Locale {
    get { Locale(identifier: setting(\.locale)) }
    set { set(\.locale, newValue.identifier) }
  }
  /// How fast subscriptions renew, from the next period on.
  open var timeRate: TimeRate {
    get { TimeRate(rawValue: setting(\.timeRate).rawValue) ?? .realTime }
    set { set(\.timeRate, StoreTimeRate(rawValue: newValue.rawValue) ?? .realTime) }
  }
  /// Whether all purchases fail, in the older form.
  open var failTransactionsEnabled: Bool {
    get { setting(\.failures)[.purchase] != nil }
    set {
      let failure = StoreFailure.generic(.unknown)
      Store.shared.set { $0.failures[.purchase] = newValue ? failure : nil }
    }
  }
  /// How purchases fail, in the older form.
  open var failureError: SKError.Code {
    get {
      if case .purchase(let error)? = setting(\.failures)[.purchase] {
        return error == .invalidOfferIdentifier ? .invalidOfferIdentifier : .invalidOfferPrice
      }
      return .unknown
    }
    set {
      let failure: StoreFailure =
        switch newValue {
        case .invalidOfferIdentifier: .purchase(.invalidOfferIdentifier)
        case .invalidOfferPrice: .purchase(.invalidOfferPrice)
        case .invalidSignature: .purchase(.invalidOfferSignature)
        case .missingOfferParams: .purchase(.missingOfferParameters)
        default: .generic(.unknown)
        }
      Store.shared.set { if $0.failures[.purchase] != nil { $0.failures[.purchase] = failure } }
    }
  }

  private func setting<Value>(_ path: KeyPath<StoreSettings, Value>) -> Value {
    Store.shared.read { $0.settings[keyPath: path] }
  }

  private func set<Value>(_ path: WritableKeyPath<StoreSettings, Value>, _ value: Value) {
    Store.shared.set { $0[keyPath: path] = value }
  }
}
