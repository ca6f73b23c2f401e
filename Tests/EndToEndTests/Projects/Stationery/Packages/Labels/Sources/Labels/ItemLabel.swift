import SwiftUI

/// What an item is called.
public struct ItemLabel: View {
  private let name: String

  public init(name: String) { self.name = name }

  /// What the makers of labels believe in.
  public static var motto: String {
    let file = Bundle.module.url(forResource: "motto", withExtension: "txt")
    return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "?"
  }

  public var body: some View {
    Text(verbatim: name)
      .accessibilityHint(Hint.text)
  }
}
