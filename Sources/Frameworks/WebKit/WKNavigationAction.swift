public import Foundation
public import FoundationNetworking

/// What a page or an app has asked to be loaded.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// What is asked for.
  public let request: URLRequest
  /// Why.
  public let navigationType: WKNavigationType
  /// Where it shows.
  open var targetFrame: WKFrameInfo?
  /// Where it was asked for.
  open var sourceFrame = WKFrameInfo()
  /// Whether it is to be kept as a file.
  open var shouldPerformDownload: Bool { false }

  init(_ request: URLRequest, _ type: WKNavigationType) {
    self.request = request
    navigationType = type
    targetFrame = WKFrameInfo()
    super.init()
  }
}

/// Why something is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

/// Whether something is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

/// Whether an answer is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

/// A part of a page.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  /// Whether it is the whole.
  open var isMainFrame: Bool { true }
}

/// The answer of a server.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
  /// The answer.
  public let response: URLResponse
  /// Whether it is for the whole page.
  open var isForMainFrame: Bool { true }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { true }

  init(_ response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// How a page is shown.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// Whether its code is run.
  open var allowsContentJavaScript = true
  /// For which kind of device.
  open var preferredContentMode = ContentMode.recommended

  /// For which kind of device.
  public enum ContentMode: Int, Sendable {
    case recommended
    case mobile
    case desktop
  }
}
