/// A person's code that a run was asked to do: the generated source around it calls this and nothing
/// else.
public enum HostSnippet {
  /// A person's code; what it gives is described by whoever runs it.
  enum Body {
    case synchronous(@MainActor () throws -> Any)
    case asynchronous(@MainActor () async throws -> Any)
  }

  /// What the library that is being loaded has handed over.
  nonisolated(unsafe) static var latest: Body?

  /// Hands over code that does not suspend.
  ///
  /// - Parameter body: The code.
  public static func call<Value>(_ body: @escaping @MainActor () throws -> Value) {
    latest = .synchronous(body)
  }

  /// Hands over code that suspends.
  ///
  /// - Parameter body: The code.
  public static func call<Value>(_ body: @escaping @MainActor () async throws -> Value) {
    latest = .asynchronous(body)
  }
}
