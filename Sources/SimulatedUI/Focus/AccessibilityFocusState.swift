/// Which technologies an accessibility focus is about.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var members: Set<Int> = []

  /// No technology.
  public init() {}

  private init(_ members: Set<Int>) { self.members = members }

  /// Reads the screen out.
  public static let voiceOver = AccessibilityTechnologies([0])
  /// Steers with switches.
  public static let switchControl = AccessibilityTechnologies([1])

  /// Whether a technology is among them.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    member.members.isSubset(of: members)
  }

  /// All of both.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(members.union(other.members))
  }

  /// Those in both.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(members.intersection(other.members))
  }

  /// Those in one of both.
  public func symmetricDifference(
    _ other: AccessibilityTechnologies
  ) -> AccessibilityTechnologies {
    AccessibilityTechnologies(members.symmetricDifference(other.members))
  }

  /// Adds technologies.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    members.formUnion(newMember.members)
    return (isNew, newMember)
  }

  /// Takes technologies out.
  @discardableResult
  public mutating func remove(
    _ member: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    guard !intersection(member).isEmpty else { return nil }
    members.subtract(member.members)
    return member
  }

  /// Adds technologies.
  @discardableResult
  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Adds all of another set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) { self = union(other) }

  /// Keeps those in both.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) {
    self = intersection(other)
  }

  /// Keeps those in one of both.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    self = symmetricDifference(other)
  }
}

/// Where the focus of VoiceOver and its like is; it keeps what the app sets, as none of them runs.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Reads and moves the focus.
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
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates focus of certain technologies that is on or off.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates focus that is on one of several elements.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// Creates focus of certain technologies that is on one of several elements.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// What has focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(state.projectedValue) }
}

extension AccessibilityFocusState: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    state.install(in: node, slot: slot)
  }
}

extension View {
  /// Connects the accessibility focus of a view with a value of the app.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  /// Connects the accessibility focus of a view with a condition of the app.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }
}
