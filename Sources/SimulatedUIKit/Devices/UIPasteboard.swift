/// What has been copied.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The pasteboard that all apps share.
  public static let general = UIPasteboard()

  /// The text on the pasteboard.
  public var string: String?

  /// Whether there is text.
  public var hasStrings: Bool { string != nil }

  /// All the texts on the pasteboard.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  /// An image on the pasteboard.
  public var image: UIImage?

  private init() {}
}
