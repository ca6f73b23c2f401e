// Apple's initialisers with previews, of anything that can be carried from app to app.

extension ShareLink where Data.Element: Transferable {
  /// Shares something with a preview, by a button with a label of its own.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), title: preview.title, label: label())
  }

  /// Shares several things with a preview, by a button with a label of its own.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(items, title: items.first.map { preview($0).title }, label: label()) }
}

extension ShareLink where Data.Element: Transferable, Label == DefaultShareLinkLabel {
  /// Shares something with a preview.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      CollectionOfOne(item), title: preview.title,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares something with a preview, by a button with a localized title.
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      CollectionOfOne(item), title: preview.title,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares something with a preview, by a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item: Transferable>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      CollectionOfOne(item), title: preview.title, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares something with a preview, by a button with a text as its title.
  public init<Item: Transferable>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      CollectionOfOne(item), title: preview.title, label: DefaultShareLinkLabel(title: title))
  }

  /// Shares several things with a preview.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items, title: items.first.map { preview($0).title },
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares several things with a preview, by a button with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items, title: items.first.map { preview($0).title },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares several things with a preview, by a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items, title: items.first.map { preview($0).title },
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares several things with a preview, by a button with a text as its title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items, title: items.first.map { preview($0).title },
      label: DefaultShareLinkLabel(title: title))
  }
}
