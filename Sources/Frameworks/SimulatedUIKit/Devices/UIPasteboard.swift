/// What has been copied: a list of items, each of them in one or more representations.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The pasteboard that all apps share.
  public static let general = UIPasteboard()

  /// What the pasteboard is called.
  public let name: Name

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The pasteboard that all apps share.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The uniform types that texts, links, pictures and colours are kept under.
  private enum TypeName {
    static let text = "public.utf8-plain-text"
    static let link = "public.url"
    static let image = "public.png"
    static let color = "com.apple.uikit.color"
  }

  /// The items, each a mapping from uniform types to what is kept.
  public var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// How often the contents have changed.
  public private(set) var changeCount = 0

  private init(name: Name = .general) { self.name = name }

  /// The pasteboard of a name.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - create: Whether to make it if it is not there.
  public convenience init?(name: Name, create: Bool) {
    guard create, !name.rawValue.isEmpty else { return nil }
    self.init(name: name)
  }

  /// A pasteboard of one's own.
  public static func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString))
  }

  /// How many items there are.
  public var numberOfItems: Int { items.count }

  /// The uniform types of the first item.
  public var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Whether the first item is of one of some uniform types.
  public func contains(pasteboardTypes types: [String]) -> Bool {
    !Set(self.types).isDisjoint(with: types)
  }

  /// Puts items on the pasteboard, instead of what is there.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Adds items to what is there.
  public func addItems(_ items: [[String: Any]]) { self.items += items }

  /// What is kept under a uniform type in the first item.
  public func value(forPasteboardType type: String) -> Any? { items.first?[type] }

  /// Puts one thing on the pasteboard, instead of what is there.
  public func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }

  /// The data under a uniform type in the first item.
  public func data(forPasteboardType type: String) -> Data? {
    let value = value(forPasteboardType: type)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
      ?? (value as? UIImage)?.pngData()
  }

  /// Puts data on the pasteboard, instead of what is there.
  public func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }

  /// How long contents stay, and whether other devices see them.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// When the contents are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices do not see the contents.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The contents have changed.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
}

extension UIPasteboard {
  /// The first text.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts; a link counts as one.
  public var strings: [String]? {
    get { values { $0[TypeName.text] as? String ?? ($0[TypeName.link] as? URL)?.absoluteString } }
    set { items = (newValue ?? []).map { [TypeName.text: $0] } }
  }

  /// The first link.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// All links.
  public var urls: [URL]? {
    get { values { $0[TypeName.link] as? URL } }
    set { items = (newValue ?? []).map { [TypeName.link: $0] } }
  }

  /// The first picture.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// All pictures.
  public var images: [UIImage]? {
    get {
      values { item in
        item[TypeName.image] as? UIImage ?? (item[TypeName.image] as? Data).flatMap(UIImage.init)
      }
    }
    set { items = (newValue ?? []).map { [TypeName.image: $0] } }
  }

  /// The first colour.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// All colours.
  public var colors: [UIColor]? {
    get { values { $0[TypeName.color] as? UIColor } }
    set { items = (newValue ?? []).map { [TypeName.color: $0] } }
  }

  /// Whether there is text.
  public var hasStrings: Bool { strings != nil }
  /// Whether there is a link.
  public var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  public var hasColors: Bool { colors != nil }

  /// What items hold of a sort; `nil` when it is nothing.
  private func values<Value>(_ read: ([String: Any]) -> Value?) -> [Value]? {
    let values = items.compactMap(read)
    return values.isEmpty ? nil : values
  }
}
