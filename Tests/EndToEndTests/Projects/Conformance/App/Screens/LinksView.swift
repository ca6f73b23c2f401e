import SwiftUI

/// Shows the link that the app was opened with.
struct LinksView: View {
  @State private var opened = "none"

  var body: some View {
    VStack {
      Readout("opened", opened)
      Link("Example", destination: URL(string: "https://example.org")!)
    }
    .onOpenURL { opened = $0.absoluteString }
  }
}
