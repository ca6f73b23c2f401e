import SwiftUI

/// A line of feedback, and a button to send it, at the bottom where the thumb is.
struct FeedbackView: View {
  @State private var text = ""
  @State private var isSent = false
  @FocusState private var isWriting: Bool

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        TextField("What do you think?", text: $text)
          .focused($isWriting)
          .accessibilityIdentifier("feedback.text")
        if isSent {
          Text("Thank you!")
            .accessibilityIdentifier("feedback.thanks")
        }
        Spacer()
        Button("Send") { isSent = true }
          .disabled(text.isEmpty)
          .accessibilityIdentifier("feedback.send")
      }
      .padding()
      .navigationTitle("Feedback")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          if isWriting {
            Button("Done") { isWriting = false }
              .accessibilityIdentifier("feedback.done")
          }
        }
      }
    }
    .ignoresSafeArea(.keyboard)
  }
}
