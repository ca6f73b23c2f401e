public import Foundation

/// What an app adds to pages; there are no pages here, so that it is never run.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  /// What is added.
  open private(set) var userScripts: [WKUserScript] = []

  /// Adds code.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all code.
  open func removeAllUserScripts() { userScripts = [] }
  /// Has somebody told of what pages say: never, here.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Has nobody told any more.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Has nobody told any more.
  open func removeAllScriptMessageHandlers() {}
}

/// Code that an app adds to pages.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  /// The code.
  public let source: String

  /// Code that is run at some time.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    super.init()
  }
}

/// When code is run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart
  case atDocumentEnd
}

/// Told of what pages say: never, here.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A page says something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a page says.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  /// The words.
  open var body: Any { "" }
  /// To whom.
  open var name: String { "" }
}
