/// The name of a method, and the method itself where the source says `#selector`.
///
/// There is no Objective-C here that finds methods by name. pomelo compiles
/// `#selector(Type.method)`
/// as a selector that holds the method; one that is made of a string finds what storyboards may
/// connect, that is methods with `@IBAction`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Calls the method of an object with a sender and an event, if the object has it.
  typealias Call = @MainActor (AnyObject, Any?, Any?) -> Bool

  private let name: String
  private let call: Call?

  /// Creates a selector from a name.
  public init(_ name: String) {
    self.name = name
    call = nil
  }

  /// Creates a selector from a name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates a selector of a method without parameters.
  public init<Owner, Result>(
    _ name: String, _ method: @escaping (Owner) -> @MainActor () -> Result
  ) {
    self.name = name
    // A method of a type is the same on each thread.
    nonisolated(unsafe) let method = method
    call = { object, _, _ in
      guard let owner = object as? Owner else { return false }
      _ = method(owner)()
      return true
    }
  }

  /// Creates a selector of a method with one parameter.
  public init<Owner, First, Result>(
    _ name: String, _ method: @escaping (Owner) -> @MainActor (First) -> Result
  ) {
    self.name = name.hasSuffix(":") ? name : name + ":"
    nonisolated(unsafe) let method = method
    call = { object, first, _ in
      guard let owner = object as? Owner else { return false }
      if let first = first as? First { _ = method(owner)(first) }
      return true
    }
  }

  /// Creates a selector of a method with two parameters.
  public init<Owner, First, Second, Result>(
    _ name: String,
    _ method: @escaping (Owner) -> @MainActor (First, Second) -> Result
  ) {
    self.name = name.hasSuffix(":") ? name : name + "::"
    nonisolated(unsafe) let method = method
    call = { object, first, second in
      guard let owner = object as? Owner else { return false }
      if let first = first as? First, let second = second as? Second {
        _ = method(owner)(first, second)
      }
      return true
    }
  }

  /// The name.
  public var description: String { name }

  /// Whether two selectors have one name.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the method of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - sender: The first argument, for a method that takes one.
  ///   - event: The second argument.
  /// - Returns: Whether the object has the method.
  @MainActor @discardableResult
  package func perform(on object: AnyObject, _ sender: Any?, _ event: Any? = nil) -> Bool {
    call?(object, sender, event) ?? _OutletTable.perform(name, of: object, sender, event)
  }

  /// Calls the method of a target; without one nobody is called.
  @MainActor package func perform(on target: Any?, sender: Any?, event: UIEvent? = nil) {
    if let target { perform(on: target as AnyObject, sender, event) }
  }

  /// Calls the method of the first of some responders that has it.
  @MainActor package func perform(from responder: UIResponder?, _ sender: Any?, _ event: Any?)
    -> Bool
  {
    sequence(first: responder, next: { $0?.next }).contains { responder in
      responder.map { perform(on: $0, sender, event) } ?? false
    }
  }
}

/// The name of a class, for `UIApplicationMain`; the same as Foundation's.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
