extension Binding {
  /// Creates a binding from two closures, the second of which is told how the change animates.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction.current) })
  }

  /// The same binding; its changes animate.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { value in withAnimation(animation) { wrappedValue = value } })
  }

  /// The same binding; its changes are carried out as a transaction says.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let base = self
    return Binding(
      get: { base.wrappedValue },
      set: { value in withTransaction(transaction) { base.wrappedValue = value } })
  }
}
