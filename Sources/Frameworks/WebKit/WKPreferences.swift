public import Foundation

/// What is settled for pages; there are none here.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// Whether their code is run.
  open var javaScriptEnabled = true
  /// Whether their code may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// How small text may be.
  open var minimumFontSize: CGFloat = 0
  /// Whether films may fill the screen.
  open var isElementFullscreenEnabled = false
}

/// Whose pages share what they keep.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {}

/// Kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
