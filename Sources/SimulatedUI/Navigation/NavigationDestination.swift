/// Declares the screen that values of a type stand for.
private struct ValueDestinationEffect<Value: Hashable>: ViewEffect {
  let destination: (Value) -> any View

  func didUpdate(_ node: ViewNode) {
    let destination = destination
    node.environment.navigation?.setDestination(for: Value.self) { value in
      (value.base as? Value).map(destination)
    }
  }

  func buildsLike(_ old: Self) -> Bool { true }
}

/// Pushes a screen while a condition holds.
private struct PresentedDestinationEffect: ViewEffect {
  let isPresented: Binding<Bool>
  let destination: () -> any View

  func didUpdate(_ node: ViewNode) {
    guard let model = node.environment.navigation else { return }
    let isPresented = isPresented
    if node.read(isPresented) {
      model.present(by: node, content: destination()) { isPresented.wrappedValue = false }
    } else {
      model.withdraw(by: node)
    }
  }

  func buildsLike(_ old: Self) -> Bool { true }
}

extension View {
  /// Declares the screen that values of a type stand for.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    EffectView(content: self, effect: ValueDestinationEffect<Value> { destination($0) })
  }

  /// Pushes a screen while a condition holds.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    EffectView(
      content: self,
      effect: PresentedDestinationEffect(isPresented: isPresented) { destination() })
  }

  /// Pushes a screen while there is an item.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return EffectView(
      content: self,
      effect: PresentedDestinationEffect(isPresented: isPresented) {
        AnyView(item.wrappedValue.map { destination($0).id($0) })
      })
  }
}
