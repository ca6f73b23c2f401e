import VirtualTime

/// Where an animated view has come in its phases.
@MainActor private final class PhaseMemory<Trigger: Equatable> {
  var index = 0
  var trigger: Trigger?
  /// When the next phase begins; nil while nothing moves.
  var due: Duration?
}

/// A view that goes through phases, by itself or each time that a value changes.
///
/// The phases take turns on the simulated clock, each for the length of its animation. Like SwiftUI's
/// other motion they keep the app busy only while they have an end.
@available(iOS17 )
public struct PhaseAnimator<Phase: Equatable, Content: View>: View, PrimitiveView {
  private let phases: [Phase]
  private let trigger: AnyHashableEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Creates a view that goes through phases each time that a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyHashableEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through phases for ever.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Phases follow each other no faster than this: some have no animation.
  private static var shortest: Duration { .milliseconds(50) }

  package func update(_ node: ViewNode) {
    guard !phases.isEmpty else { return }
    let memory = node.memory(PhaseMemory<AnyHashableEquatable>())
    advance(memory)
    if let due = memory.due {
      node.buildAgain(after: (due - VirtualTime.now).seconds + 0.001)
    }
    node.updateChild(.role(.content), content(phases[memory.index]))
  }

  private func advance(_ memory: PhaseMemory<AnyHashableEquatable>) {
    let now = VirtualTime.now
    if memory.index >= phases.count { memory.index = 0 }
    if let trigger {
      defer { memory.trigger = trigger }
      if let old = memory.trigger, old != trigger, phases.count > 1 {
        memory.index = 1
        memory.due = now + length(of: 1)
        let whole = phases.indices.reduce(Duration.zero) { $0 + length(of: $1) }
        VirtualTime.schedule(after: whole, kind: .animation, label: "phases") {}
        return
      }
    } else if memory.due == nil, phases.count > 1 {
      memory.due = now + length(of: 1)
      return
    }
    guard let due = memory.due, due <= now else { return }
    memory.index = (memory.index + 1) % phases.count
    let isOver = trigger != nil && memory.index == 0
    memory.due = isOver ? nil : now + length(of: (memory.index + 1) % phases.count)
  }

  private func length(of index: Int) -> Duration {
    max(Self.shortest, animation(phases[index])?.logicalDuration ?? .zero)
  }
}

/// Some value that can be compared.
struct AnyHashableEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (left: Self, right: Self) -> Bool { left.isEqual(right.value) }
}

extension View {
  /// Changes the view by phases, each time that a value changes.
  @available(iOS17 )
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation)
  }

  /// Changes the view by phases, for ever.
  @available(iOS17 )
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation)
  }
}
