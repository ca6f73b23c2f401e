import DeviceServices
public import Foundation
public import SimulatedUIKit

/// What the App Store does for the app apart from selling its products.
public enum AppStore: Sendable {
  /// Which store it is.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a store.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That of customers.
    public static let production = Environment(rawValue: "Production")
    /// That of the makers' devices.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// That of configuration files.
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// For which system an app was bought.
  public struct Platform: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a system.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Telephones and tablets.
    public static let iOS = Platform(rawValue: "iOS")
    /// Computers.
    public static let macOS = Platform(rawValue: "macOS")
    /// Television sets.
    public static let tvOS = Platform(rawValue: "tvOS")
    /// Glasses.
    public static let visionOS = Platform(rawValue: "visionOS")
  }

  /// Whether the person may buy: they may.
  public static var canMakePayments: Bool { true }

  /// Tells devices apart; there is only this one.
  public static var deviceVerificationID: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }

  /// Brings what the app knows up to date, for which iOS asks for the person's password; here it does
  /// not, as in a test store.
  public static func sync() async throws {
    await Store.request("sync with the store")
    try Store.shared.check(.sync)
  }

  /// Asks the person to rate the app in the App Store, which a simulated device does not have.
  ///
  /// No visible effect.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}

  /// Shows the person what they subscribe to, and lets them cancel it.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    try Store.shared.check(.manageSubscriptions)
    await SubscriptionManagement(groupID: nil).run()
  }

  /// Shows the person what they subscribe to of a group, and lets them cancel it.
  @MainActor
  public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {
    try Store.shared.check(.manageSubscriptions)
    await SubscriptionManagement(groupID: subscriptionGroupID).run()
  }

  /// Lets the person make use of an offer behind a code.
  @MainActor
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    try Store.shared.check(.offerCode)
    await CodeRedemption().run()
  }
}
