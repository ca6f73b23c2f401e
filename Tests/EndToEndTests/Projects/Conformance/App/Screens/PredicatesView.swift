import SwiftUI

/// Texts for predicates to choose from.
struct PredicatesView: View {
  static let words = [
    "apple", "Apple pie", "APPLE", "äpple", "banana", "Banana split", "cherry",
    "it's", "say \"hi\"", "りんご", "100%", "a*b?c",
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Self.words.indices, id: \.self) { index in
        Text(verbatim: Self.words[index])
          .accessibilityIdentifier("word-\(index)")
      }
      Button("Enabled") {}
        .accessibilityIdentifier("on")
      Button("Disabled") {}
        .accessibilityIdentifier("off")
        .disabled(true)
      Toggle("Switch", isOn: .constant(true))
        .labelsHidden()
        .accessibilityIdentifier("switch")
      TextField("Placeholder", text: .constant(""))
        .accessibilityIdentifier("field")
    }
  }
}
