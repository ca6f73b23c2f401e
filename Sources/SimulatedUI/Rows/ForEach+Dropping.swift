public import UniformTypeIdentifiers

extension ForEach where Content: View {
  /// Takes what is dropped on a row, in the older form: it comes before that row.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self {
    var copy = self
    copy.onInsert = { offset, carried, point in
      let provider = carried as? NSItemProvider ?? NSItemProvider(object: carried)
      let info = DropInfo(location: point, providers: [provider])
      let providers = info.itemProviders(for: supportedContentTypes)
      if providers.isEmpty { return false }
      action(offset, providers)
      return true
    }
    return copy
  }

  /// Takes values of a type that are dropped on a row: they come before that row.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Self {
    var copy = self
    copy.onInsert = { offset, carried, _ in
      let item = (carried as? NSItemProvider)?.item ?? carried
      guard let value = item as? T else { return false }
      action([value], offset)
      return true
    }
    return copy
  }
}
