extension Product {
  /// What sort of product it is.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a sort.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Used up, and bought again.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// Holds for a time that the app knows.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// Renews until it is cancelled.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

    /// Its name, for persons.
    public var localizedDescription: String { rawValue }
  }
}
