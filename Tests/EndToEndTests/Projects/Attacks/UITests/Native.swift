import Darwin
import Foundation
import XCTest

/// What a test can call though Swift withholds it.
enum Native {
  private typealias Forking = @convention(c) () -> Int32
  private typealias Calling = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  /// Makes a copy of this process.
  static func fork() -> Int32 { function("fork", as: Forking.self)?() ?? -1 }

  /// Makes a copy of this process that does something and never ends by itself.
  static func leave(_ work: () -> Void = {}) {
    guard fork() == 0 else { return }
    work()
    while true { pause() }
  }

  /// Calls the system by its number on this machine; what it returns, or the negative error.
  @discardableResult
  static func call(
    _ x86: Int, _ arm: Int, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0
  ) -> Int {
    #if arch(x86_64)
      let number = x86
    #else
      let number = arm
    #endif
    let call = function("syscall", as: Calling.self)
    let result = call?(number, first, second, third, fourth, 0, 0) ?? -1
    return result == -1 ? -Int(errno) : result
  }

  /// Writes to a descriptor.
  static func write(_ text: String, to descriptor: Int32) {
    _ = text.withCString { Darwin.write(descriptor, $0, strlen($0)) }
  }
}

/// Tests that are out for harm. Those of `testPasses…` do nothing that a test may not do, or find that
/// it is refused, and pass; those of `testFails…` must not.
class Attack: XCTestCase {
  let app = XCUIApplication()
  let host = Int(getppid())

  override func setUp() { app.launch() }

  func expectReady() { XCTAssertTrue(app.staticTexts["ready"].exists) }
}
