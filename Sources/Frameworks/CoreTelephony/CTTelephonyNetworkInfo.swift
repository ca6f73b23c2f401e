public import Foundation

/// The device's ways to telephone networks: it has none, as a simulator.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Told when a card is changed.
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  /// Who the networks are of, by card.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// Told when that changes: never.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  /// What the networks are, by card.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The card that data go by.
  open var dataServiceIdentifier: String? { nil }
  /// Who the network is of.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// What the network is.
  open var currentRadioAccessTechnology: String? { nil }
  /// Told when another network is used: never.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?

  /// Creates an overview.
  public override init() { super.init() }
}

/// Told when a card is changed: never here.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  /// Data go by another card.
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  /// Nothing is done.
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// Who a network is of, as iOS 16 and later tell every app: nobody.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// The name.
  open var carrierName: String? { "--" }
  /// The country, by number.
  open var mobileCountryCode: String? { "65535" }
  /// The network, by number.
  open var mobileNetworkCode: String? { "65535" }
  /// The country, by letters.
  open var isoCountryCode: String? { "--" }
  /// Whether calls may go over the internet.
  open var allowsVOIP: Bool { true }
}

/// The fifth generation.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
/// The fifth generation beside the fourth.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// The fourth generation.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The third generation.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The third generation, faster.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// The third generation, faster.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// The second generation.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The second generation.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// The second generation, elsewhere.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"

/// Whether apps may use the telephone's network.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  /// The cases as CoreTelephony numbers them.
  case restrictedStateUnknown, restricted, notRestricted
}

/// Whether the app may use the telephone's network: it may.
open class CTCellularData: NSObject, @unchecked Sendable {
  /// Whether it may.
  open var restrictedState: CTCellularDataRestrictedState { .notRestricted }
  /// Told when that changes, and how it is at first.
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
  {
    didSet { cellularDataRestrictionDidUpdateNotifier?(.notRestricted) }
  }
}

/// A person's contract.
open class CTSubscriber: NSObject, @unchecked Sendable {
  /// What proves it.
  open var carrierToken: Data? { nil }
}

/// A person's contracts: none.
open class CTSubscriberInfo: NSObject {
  /// All of them.
  open class func subscribers() -> [CTSubscriber] { [] }
}
