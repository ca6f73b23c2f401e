import SwiftUI

/// What an item is called.
public struct ItemLabel: View {
  private let name: String

  public init(name: String) { self.name = name }

  public var body: some View {
    Text(verbatim: name)
      .accessibilityHint(String(localized: "label.hint", bundle: .module))
  }
}
