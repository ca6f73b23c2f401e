import SwiftUI
import WebKit

struct TermsView: View {
  @State private var isLoaded = false

  var body: some View {
    VStack {
      Text(isLoaded ? "Loaded" : "Loading")
      WebPage(url: URL(string: "https://example.com/terms")!) { isLoaded = true }
    }
  }
}

struct WebPage: UIViewRepresentable {
  let url: URL
  let onLoad: () -> Void

  final class Coordinator: NSObject, WKNavigationDelegate {
    let onLoad: () -> Void

    init(onLoad: @escaping () -> Void) { self.onLoad = onLoad }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { onLoad() }
  }

  func makeCoordinator() -> Coordinator { Coordinator(onLoad: onLoad) }

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.navigationDelegate = context.coordinator
    view.load(URLRequest(url: url))
    return view
  }

  func updateUIView(_ uiView: WKWebView, context: Context) {}
}
