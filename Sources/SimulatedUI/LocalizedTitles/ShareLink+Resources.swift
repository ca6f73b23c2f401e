extension ShareLink where Data.Element: Transferable, Label == DefaultShareLinkLabel {
  /// Shares something with a preview, by a button with a localized title by reference.
  @_disfavoredOverload
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      LocalizedStringKey(titleKey), item: item, subject: subject, message: message, preview: preview
    )
  }

  /// Shares several things with a preview, by a button with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      LocalizedStringKey(titleKey), items: items, subject: subject, message: message,
      preview: preview)
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Shares something, by a button with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(LocalizedStringKey(titleKey), item: item, subject: subject, message: message)
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Shares something, by a button with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(LocalizedStringKey(titleKey), item: item, subject: subject, message: message)
  }
}

extension ShareLink
where
  Data.Element == String, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Shares several things, by a button with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(LocalizedStringKey(titleKey), items: items, subject: subject, message: message)
  }
}

extension ShareLink
where
  Data.Element == URL, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Shares several things, by a button with a localized title by reference.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(LocalizedStringKey(titleKey), items: items, subject: subject, message: message)
  }
}
