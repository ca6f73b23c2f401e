public import UniformTypeIdentifiers

/// What a drop would do.
public enum DropOperation: Sendable {
  /// Nothing, for now or for good.
  case cancel, forbidden
  /// Copies or moves what is carried.
  case copy, move
}

/// What a drop will do.
public struct DropProposal: Sendable {
  /// What it will do.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is being dropped.
public struct DropInfo {
  /// Where, in points of the view.
  public let location: CGPoint
  private let providers: [NSItemProvider]

  init(location: CGPoint, providers: [NSItemProvider]) {
    self.location = location
    self.providers = providers
  }

  /// Whether something of these types is carried.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// What is carried of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// Says what becomes of what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it may be dropped here.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// It is moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Everything may be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing is done.
  public func dropEntered(info: DropInfo) {}
  /// Nothing is said.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing is done.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Lets the view be carried, as a value.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    EffectView(content: self, effect: DragEffect(payload: payload))
  }

  /// Lets the view be carried, as a value, with a look of its own meanwhile.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    EffectView(content: self, effect: DragEffect(payload: payload))
  }

  /// Takes values of a type that are dropped on the view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    EffectView(
      content: self,
      effect: DropEffect { carried, point in
        let item = (carried as? NSItemProvider)?.item ?? carried
        guard let value = item as? T else { return false }
        isTargeted(true)
        defer { isTargeted(false) }
        return action([value], point)
      })
  }

  /// Lets the view be carried, in the older form.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    EffectView(content: self, effect: DragEffect(payload: data))
  }

  /// Lets the view be carried, in the older form, with a look of its own meanwhile.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    EffectView(content: self, effect: DragEffect(payload: data))
  }

  /// Takes what is dropped on the view, in the older form; it is told where.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    EffectView(
      content: self,
      effect: DropEffect { carried, point in
        let provider = carried as? NSItemProvider ?? NSItemProvider(object: carried)
        let info = DropInfo(location: point, providers: [provider])
        let providers = info.itemProviders(for: supportedContentTypes)
        return !providers.isEmpty && action(providers, point)
      })
  }

  /// Takes what is dropped on the view, in the older form.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in
      action(providers)
    }
  }

  /// Takes what is dropped on the view, as a delegate says.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    EffectView(
      content: self,
      effect: DropEffect { carried, point in
        let provider = carried as? NSItemProvider ?? NSItemProvider(object: carried)
        let info = DropInfo(location: point, providers: [provider])
        guard info.hasItemsConforming(to: supportedContentTypes),
          delegate.validateDrop(info: info)
        else { return false }
        delegate.dropEntered(info: info)
        _ = delegate.dropUpdated(info: info)
        return delegate.performDrop(info: info)
      })
  }
}
