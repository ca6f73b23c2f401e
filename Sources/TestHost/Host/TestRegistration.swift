import SessionProtocol
public import XCUITest

/// A test method that a host can run; the host's generated `main` makes one for each.
public struct TestRegistration {
  let className: String
  let method: String
  let make: @MainActor () -> XCTestCase
  let body: TestRunner.Body

  /// `SignInTests/testSignIn`.
  var id: String { "\(className)/\(method)" }

  /// Registers a test method that does not suspend.
  ///
  /// - Parameters:
  ///   - className: Name of the test class.
  ///   - method: Name of the method without parentheses.
  ///   - make: Makes an instance of the class.
  ///   - body: Calls the method.
  /// - Returns: The registration.
  public static func test<Case: XCTestCase>(
    _ className: String, _ method: String, make: @escaping @MainActor () -> Case,
    _ body: @escaping @MainActor (Case) throws -> Void
  ) -> TestRegistration {
    TestRegistration(
      className: className, method: method, make: make,
      body: .synchronous { testCase in
        guard let testCase = testCase as? Case else { return }
        try body(testCase)
      })
  }

  /// Registers a test method that suspends.
  ///
  /// - Parameters:
  ///   - className: Name of the test class.
  ///   - method: Name of the method without parentheses.
  ///   - make: Makes an instance of the class.
  ///   - body: Calls the method.
  /// - Returns: The registration.
  public static func asyncTest<Case: XCTestCase>(
    _ className: String, _ method: String, make: @escaping @MainActor () -> Case,
    _ body: @escaping @MainActor (Case) async throws -> Void
  ) -> TestRegistration {
    TestRegistration(
      className: className, method: method, make: make,
      body: .asynchronous { testCase in
        guard let testCase = testCase as? Case else { return }
        nonisolated(unsafe) let own = testCase
        try await body(own)
      })
  }
}

extension TestRegistration {
  /// Registers a test that Swift Testing runs.
  ///
  /// - Parameters:
  ///   - suite: Name of its suite, or of its file.
  ///   - function: Name of the function with its labels, such as `adds(to:)`.
  ///   - filter: A regular expression that the library's name for it has, and no other test's.
  ///   - file: Absolute path of the file that it is declared in.
  ///   - line: The line, from 1.
  /// - Returns: The registration.
  public static func libraryTest(
    _ suite: String, _ function: String, filter: String, file: String, line: Int
  ) -> TestRegistration {
    TestRegistration(
      className: suite, method: function, make: { XCTestCase() },
      body: .library(
        LibraryTest(
          filter: filter, location: SourceFrame(function: "", file: file, line: line))))
  }
}

extension TestRegistration {
  /// The test that launches the app and does nothing else, ``RunRequest/launch``.
  @MainActor static let launch = {
    let parts = RunRequest.launch.split(separator: "/").map(String.init)
    return TestRegistration.test(parts[0], parts[1], make: { XCTestCase() }) { _ in
      XCUIApplication().launch()
    }
  }()
}
