import Synchronization

/// The notifications that processes of one system send each other: a name, and a number kept with
/// it.
package final class DarwinNotifications: Sendable {
  /// Told that something has been posted.
  package typealias Handler = @Sendable (String) -> Void

  private struct Observer {
    let token: Int32
    let name: String
    let handler: Handler
  }

  private struct State {
    var lastToken: Int32 = 0
    var names: [Int32: String] = [:]
    var numbers: [String: UInt64] = [:]
    /// How often something was posted, and how often that was seen by a token.
    var posts: [String: Int] = [:]
    var seen: [Int32: Int] = [:]
    var observers: [Observer] = []
  }

  /// Those of the simulated device.
  package static let shared = DarwinNotifications()

  private let state = Mutex(State())

  private init() {}

  /// Registers for a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - handler: Told of each post, where it is posted; `nil` for who only asks.
  /// - Returns: What the registration is known by.
  package func register(_ name: String, handler: Handler? = nil) -> Int32 {
    state.withLock { state in
      state.lastToken += 1
      state.names[state.lastToken] = name
      if let handler {
        state.observers.append(Observer(token: state.lastToken, name: name, handler: handler))
      }
      return state.lastToken
    }
  }

  /// Ends a registration.
  ///
  /// - Returns: Whether there was one.
  package func cancel(_ token: Int32) -> Bool {
    state.withLock { state in
      state.observers.removeAll { $0.token == token }
      return state.names.removeValue(forKey: token) != nil
    }
  }

  /// Tells everybody who has registered for a name.
  package func post(_ name: String) {
    let observers = state.withLock { state in
      state.posts[name, default: 0] += 1
      return state.observers.filter { $0.name == name }
    }
    for observer in observers { observer.handler(name) }
  }

  /// Whether something was posted since a token was last asked; at first it says yes.
  ///
  /// - Returns: `nil` for a token that is none.
  package func check(_ token: Int32) -> Bool? {
    state.withLock { state in
      guard let name = state.names[token] else { return nil }
      let posts = state.posts[name, default: 0]
      defer { state.seen[token] = posts }
      return state.seen[token] != posts
    }
  }

  /// The number that is kept with a name, 0 where none was set.
  package func number(of name: String) -> UInt64 {
    state.withLock { $0.numbers[name, default: 0] }
  }

  /// Whether anybody has set a number for a name.
  package func isNumberSet(_ name: String) -> Bool { state.withLock { $0.numbers[name] != nil } }

  /// The number that is kept with a token's name; `nil` for a token that is none.
  package func number(of token: Int32) -> UInt64? {
    state.withLock { state in state.names[token].map { state.numbers[$0, default: 0] } }
  }

  /// Keeps a number with a token's name.
  ///
  /// - Returns: Whether the token is one.
  package func setNumber(_ number: UInt64, of token: Int32) -> Bool {
    state.withLock { state in
      guard let name = state.names[token] else { return false }
      state.numbers[name] = number
      return true
    }
  }
}
