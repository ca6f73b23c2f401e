import SwiftUI

/// What is new, shown once after the first login.
struct NewsView: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack(spacing: 16) {
      Text("What is new")
        .font(.title)
        .accessibility(identifier: "news.title")
      Text("The circle now reads two books a month.")
      Button("Continue") { presentationMode.wrappedValue.dismiss() }
        .accessibility(identifier: "news.continue")
    }
    .padding()
  }
}
