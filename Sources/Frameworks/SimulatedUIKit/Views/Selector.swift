/// A method that is called later, of whichever object takes it.
///
/// On Apple's systems a selector is a method's name, and Objective-C finds the method. Here
/// `#selector` keeps the method itself; of those that are made of a name alone only
/// `resignFirstResponder` does something.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
  private let name: String
  /// Calls the method: of the target, with who sends it and what has happened.
  private let call: (@MainActor (Any?, Any?, UIEvent?) -> Void)?

  /// Creates a selector from a name.
  public init(_ name: String) {
    self.name = name
    call = nil
  }

  /// Creates a selector from a name.
  public init(stringLiteral name: String) { self.init(name) }

  private init(calling call: @escaping @MainActor (Any?, Any?, UIEvent?) -> Void) {
    name = UUID().uuidString
    self.call = call
  }

  /// Whether two selectors are the same.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the method, if there is one.
  ///
  /// - Parameters:
  ///   - target: Whose method it is.
  ///   - sender: Who sends the action.
  ///   - event: What has happened.
  @MainActor func perform(on target: Any?, sender: Any?, event: UIEvent? = nil) {
    call?(target, sender, event)
  }
}

// `#selector(Type.method)` names a function that takes an object and gives its method;
// `#selector(method)` the method of the object around.
extension Selector {
  /// A method without parameters.
  public init<Target, Result>(_ method: @escaping @MainActor (Target) -> () -> Result) {
    self.init(calling: { target, _, _ in
      if let target = target as? Target { _ = method(target)() }
    })
  }

  /// A method that is told who sends it.
  public init<Target, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> (Sender) -> Result
  ) {
    self.init(calling: { target, sender, _ in
      if let target = target as? Target, let sender = sender as? Sender {
        _ = method(target)(sender)
      }
    })
  }

  /// A method that is told who sends it and what has happened.
  public init<Target, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Result
  ) {
    self.init(calling: { target, sender, event in
      if let target = target as? Target, let sender = sender as? Sender {
        _ = method(target)(sender, event)
      }
    })
  }

  /// A method of the object around, without parameters.
  public init<Result>(_ method: @escaping @MainActor () -> Result) {
    self.init(calling: { _, _, _ in _ = method() })
  }

  /// A method of the object around that is told who sends it.
  public init<Sender, Result>(_ method: @escaping @MainActor (Sender) -> Result) {
    self.init(calling: { _, sender, _ in
      if let sender = sender as? Sender { _ = method(sender) }
    })
  }
}
