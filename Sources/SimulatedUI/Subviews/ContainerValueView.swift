/// A view that tells its container something.
struct ContainerValueView<Content: View, Value>: View, SubviewSource {
  let content: Content
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  var body: some View { content }

  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {
    list.add(content, at: path, setting: { $0[keyPath: keyPath] = value })
  }
}
