import Foundation
import Glibc
import SessionProtocol
import XCUITest

/// Loads a person's compiled code and runs it as a part of the test.
@MainActor
enum SnippetLibrary {
  /// The longest text that a value is told by, in characters.
  private static let valueLimit = 4_000

  /// Runs the code of a library.
  ///
  /// - Parameters:
  ///   - call: Which.
  ///   - session: The run it becomes a part of.
  /// - Returns: Its value, or why there is none.
  static func run(_ call: HandCall, in session: TestSession) -> HandOutcome {
    do throws(Problem) {
      nonisolated(unsafe) var value: Any = ()
      let problem =
        switch try load(call) {
        case .synchronous(let body): session.callByHand { value = try body() }
        case .asynchronous(let body): session.callByHand { value = try await body() }
        }
      return HandOutcome(problem: problem, value: describe(value))
    } catch {
      return HandOutcome(problem: error.text)
    }
  }

  /// Why code could not be loaded.
  private struct Problem: Error {
    var text: String
  }

  private static func load(_ call: HandCall) throws(Problem) -> HostSnippet.Body {
    guard let library = dlopen(call.library, RTLD_NOW | RTLD_LOCAL) else {
      throw Problem(text: "The compiled code cannot be loaded: \(lastError)")
    }
    guard let address = dlsym(library, HandCall.symbol) else {
      throw Problem(text: "The compiled code cannot be called: \(lastError)")
    }
    HostSnippet.latest = nil
    // The library stays: its types and functions may be in use as long as the process.
    unsafeBitCast(address, to: (@convention(c) () -> Void).self)()
    guard let body = HostSnippet.latest else {
      throw Problem(text: "The compiled code is none of pomelo's: \(call.library)")
    }
    return body
  }

  private static var lastError: String { dlerror().map { String(cString: $0) } ?? "" }

  /// A value in words; nothing for no value.
  private static func describe(_ value: Any) -> String? {
    if value is Void { return nil }
    let text = String(describing: unwrapped(value))
    return text.count > valueLimit ? text.prefix(valueLimit) + "…" : text
  }

  /// What is in an optional, so that its name does not hide it.
  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map { unwrapped($0.value) } ?? "nil"
  }
}
