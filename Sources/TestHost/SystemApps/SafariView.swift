import DeviceServices
import Foundation
import SimulatedUI

/// A browser without a network: it opens links that belong to the installed apps.
struct SafariView: View {
  let apps: [InstalledApp]
  @State private var address = ""
  @State private var message = ""
  @State private var link: URL?
  @State private var asks = false

  var body: some View {
    VStack {
      Spacer()
      Text(message)
      Spacer()
      TextField("Search or enter website name", text: $address)
        .accessibilityIdentifier("Address")
        .keyboardType(.webSearch)
        .textInputAutocapitalization(.never)
        .submitLabel(.go)
        .onSubmit { open() }
        .padding()
    }
    .onOpenURL { url in
      address = url.absoluteString
      open()
    }
    .alert(question, isPresented: $asks) {
      Button("Cancel", role: .cancel) {}
      Button("Open") { if let link { _ = DeviceServices.shared.links.open(link) } }
    }
  }

  /// The app that opens the link, asked about as Safari does.
  private var question: String { "Open in “\(app(opening: link)?.name ?? "")”?" }

  private func app(opening url: URL?) -> InstalledApp? {
    guard let scheme = url?.scheme?.lowercased() else { return nil }
    return apps.first { $0.urlSchemes.contains(scheme) }
  }

  private func open() {
    message = ""
    let text = address.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased() else {
      message = "Safari cannot open the page because the address is invalid."
      return
    }
    link = url
    if app(opening: url) != nil {
      asks = true
    } else if scheme == "http" || scheme == "https" {
      message = "Safari cannot open the page because your iPhone is not connected to the internet."
    } else {
      message = "Safari cannot open the page because the address is invalid."
    }
  }
}
