public import Foundation

/// A test class: subclasses have `test…` methods, each run on an instance of its own in a process
/// of its own.
///
/// See Apple's documentation of `XCTestCase`; not isolated, as there, so that test methods with and
/// without `@MainActor` can stand in one class.
@preconcurrency
open class XCTestCase: NSObject {
  /// Whether a failed assertion lets the test method go on.
  open var continueAfterFailure: Bool {
    get { MainActor.assumeIsolated { TestSession.current?.continuesAfterFailure ?? true } }
    set { MainActor.assumeIsolated { TestSession.current?.continuesAfterFailure = newValue } }
  }

  /// `-[Class method]`, as Xcode names a test.
  open internal(set) var name = ""

  /// What to call after the test method, last one first.
  var teardownBlocks: [TeardownBlock] = []

  /// Expectations that the test made and has not waited for.
  var pendingExpectations: [XCTestExpectation] = []

  /// A closure that runs after the test method.
  enum TeardownBlock {
    case synchronous(@MainActor () throws -> Void)
    case asynchronous(@MainActor @Sendable () async throws -> Void)
  }

  /// Creates an instance for one test method.
  public override init() { super.init() }

  /// Prepares what all tests of the class share; called before each test, as each has a process.
  open class func setUp() {}

  /// Undoes what the class method `setUp()` did.
  open class func tearDown() {}

  /// Prepares a test; called first, before the variants that do not suspend.
  open func setUp() async throws {}

  /// Prepares a test; a thrown error fails it, `XCTSkip` skips it.
  open func setUpWithError() throws {}

  /// Prepares a test.
  open func setUp() {}

  /// Cleans up after a test.
  open func tearDown() {}

  /// Cleans up after a test; a thrown error fails it.
  open func tearDownWithError() throws {}

  /// Cleans up after a test; called last.
  open func tearDown() async throws {}

  /// Adds a closure to call after the test method and before `tearDown()`, last one first.
  open func addTeardownBlock(_ block: @escaping @MainActor () throws -> Void) {
    teardownBlocks.append(.synchronous(block))
  }

  /// Adds an asynchronous closure to call after the test method, last one first.
  public func addTeardownBlock(_ block: @escaping @MainActor @Sendable () async throws -> Void) {
    teardownBlocks.append(.asynchronous(block))
  }
}
