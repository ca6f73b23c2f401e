import SwiftUI

/// What went wrong, and a way to try again where there is one.
struct FailureView: View {
  let failure: DirectoryError
  let retry: (() -> Void)?

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "exclamationmark.triangle").font(.largeTitle)
      Text(failure.message)
        .multilineTextAlignment(.center)
        .accessibilityIdentifier("failure.message")
      if let retry {
        Button("failure.retry", action: retry)
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("failure.retry")
      }
    }
    .padding()
  }
}
