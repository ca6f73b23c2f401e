import SwiftUI

/// A text that says what the screen has come to, for tests to read.
struct Readout: View {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  var body: some View {
    Text(verbatim: text)
      .accessibilityIdentifier(name)
  }
}
