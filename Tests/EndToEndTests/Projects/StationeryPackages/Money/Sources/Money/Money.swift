import Counting

/// What something costs.
public struct Money: Sendable {
  private let cents: Int

  public init(cents: Int) { self.cents = cents }

  public var text: String {
    let rest = String(cents % Counting.hundred + Counting.hundred).dropFirst()
    return "\(cents / Counting.hundred).\(rest) Taler"
  }
}
