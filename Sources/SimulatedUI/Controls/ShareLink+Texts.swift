// Apple's initialisers: one thing or several; with a label, a title or neither; with a preview or
// without one.

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never
{
  /// Shares something, by a button with a label of its own.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(CollectionOfOne(item), label: label()) }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Shares something.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text("Share…"))) }

  /// Shares something, by a button with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Shares something, by a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title))) }

  /// Shares something, by a button with a text as its title.
  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title: title)) }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never
{
  /// Shares something, by a button with a label of its own.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(CollectionOfOne(item), label: label()) }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Shares something.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text("Share…"))) }

  /// Shares something, by a button with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Shares something, by a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title))) }

  /// Shares something, by a button with a text as its title.
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) { self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title: title)) }
}

extension ShareLink
where
  Data.Element == String, PreviewImage == Never, PreviewIcon == Never
{
  /// Shares several things, by a button with a label of its own.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(items, label: label()) }
}

extension ShareLink
where
  Data.Element == String, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Shares several things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, label: DefaultShareLinkLabel(title: Text("Share…"))) }

  /// Shares several things, by a button with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, label: DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Shares several things, by a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, label: DefaultShareLinkLabel(title: Text(title))) }

  /// Shares several things, by a button with a text as its title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, label: DefaultShareLinkLabel(title: title)) }
}

extension ShareLink
where
  Data.Element == URL, PreviewImage == Never, PreviewIcon == Never
{
  /// Shares several things, by a button with a label of its own.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(items, label: label()) }
}

extension ShareLink
where
  Data.Element == URL, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Shares several things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, label: DefaultShareLinkLabel(title: Text("Share…"))) }

  /// Shares several things, by a button with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, label: DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Shares several things, by a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, label: DefaultShareLinkLabel(title: Text(title))) }

  /// Shares several things, by a button with a text as its title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, label: DefaultShareLinkLabel(title: title)) }
}
