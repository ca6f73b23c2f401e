import SwiftUI

/// Keys of a hardware keyboard.
struct KeysView: View {
  @State private var text = ""
  @State private var last = "nothing"

  var body: some View {
    VStack(spacing: 16) {
      TextField("Text", text: $text)
        .accessibilityIdentifier("text")
      Readout("text readout", text)
      Readout("last", last)
      Button("Save") { last = "saved" }
        .keyboardShortcut("s", modifiers: .command)
      Button("Save as") { last = "saved as" }
        .keyboardShortcut("s", modifiers: [.command, .shift])
      Button("OK") { last = "default action" }
        .keyboardShortcut(.defaultAction)
      Button("Cancel") { last = "cancel action" }
        .keyboardShortcut(.cancelAction)
    }
  }
}
