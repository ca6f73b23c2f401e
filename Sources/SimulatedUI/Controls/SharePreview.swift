/// What the system's sheet shows of something that is shared.
public struct SharePreview<Image, Icon> {
  /// What it is called.
  let title: String

  private init(named title: String) { self.title = title }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// A localized title with a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(named: titleKey.text)
  }

  /// A title with a picture and an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) {
    self.init(named: String(title))
  }

  /// A text with a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(named: title.content) }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// A localized title with a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(named: titleKey.text) }

  /// A title with a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) {
    self.init(named: String(title))
  }

  /// A text with a picture.
  public init(_ title: Text, image: Image) { self.init(named: title.content) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// A localized title with an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(named: titleKey.text) }

  /// A title with an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) {
    self.init(named: String(title))
  }

  /// A text with an icon.
  public init(_ title: Text, icon: Icon) { self.init(named: title.content) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init(named: titleKey.text) }

  /// A title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init(named: String(title)) }

  /// A text.
  public init(_ title: Text) { self.init(named: title.content) }
}
