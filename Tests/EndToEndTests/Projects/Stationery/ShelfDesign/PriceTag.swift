import Money
import SwiftUI

/// A price as the shop writes it.
public struct PriceTag: View {
  private let cents: Int

  public init(cents: Int) { self.cents = cents }

  public var body: some View { Text(verbatim: Money(cents: cents).text).bold() }
}
