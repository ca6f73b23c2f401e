/// Which text input of a view has keyboard focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and moves focus.
  @propertyWrapper
  public struct Binding {
    private let base: SimulatedUI.Binding<Value>

    init(_ base: SimulatedUI.Binding<Value>) { self.base = base }

    /// What has focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  /// Creates focus that is on or off.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates focus that is on one of several inputs.
  public init<Field: Hashable>() where Value == Field? {
    state = State(wrappedValue: nil)
  }

  /// What has focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(state.projectedValue) }
}

extension FocusState: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    state.install(in: node, slot: slot)
  }
}

extension View {
  /// Connects the focus of an input with a value of the app.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    EffectView(
      content: self,
      effect: EnvironmentEffect { FocusTarget.connect(binding, equals: value, in: &$0) })
  }

  /// Connects the focus of an input with a condition of the app.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}
