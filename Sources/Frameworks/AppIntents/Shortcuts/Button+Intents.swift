public import SimulatedUI

extension Button {
  /// A button that runs an intent.
  public init(
    intent: some AppIntent, @ViewBuilder label: () -> Label
  ) { self.init(action: { Task { _ = try? await intent.perform() } }, label: label) }
}

extension Button where Label == Text {
  /// A button that runs an intent.
  public init(_ title: LocalizedStringKey, intent: some AppIntent) {
    self.init(title) { Task { _ = try? await intent.perform() } }
  }
}

extension Toggle {
  /// A switch that runs an intent.
  public init(
    isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(get: { isOn }, set: { _ in Task { _ = try? await intent.perform() } }),
      label: label)
  }
}
