public import SimulatedUI
import SimulatedUIKit

/// A page of the web among other views: an element of type `WebView` with nothing in it.
@available(iOS26 )
public struct WebView: View {
  private let page: WebPage?
  private let url: URL?
  @State private var own = WebPage()

  /// Shows a page that the app steers.
  public init(_ page: WebPage) { (self.page, url) = (page, nil) }

  /// Shows the page of an address.
  public init(url: URL?) { (page, self.url) = (nil, url) }

  /// The page.
  public var body: some View {
    WebPageView(page: page ?? own)
      .onChange(of: url, initial: true) {
        if let url { own.load(url) }
      }
  }
}

/// The view of a page.
private struct WebPageView: UIViewRepresentable {
  let page: WebPage

  func makeUIView(context: Context) -> WKWebView { page.view }

  func updateUIView(_ view: WKWebView, context: Context) {}
}
