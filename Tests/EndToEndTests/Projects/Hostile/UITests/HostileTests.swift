import Darwin
import XCTest

/// Tests that are out for harm: to whom runs them, and to the truth of what is said of them.
final class HostileTests: XCTestCase {
  private let app = XCUIApplication()
  private let endOfATest = #"{"event":{"_0":{"content":{"testEnded":{"_0":{"#
    + #""digest":"","duration":0,"status":"passed"}}},"index":9,"isStop":true,"#
    + #""stack":[],"time":0}}}"#

  override func setUp() { app.launch() }

  // MARK: What must not work, and does no harm

  func test01StopsItsHost() {
    XCTAssertEqual(kill(getppid(), SIGSTOP), -1)
    XCTAssertTrue(app.staticTexts["ready"].exists)
  }

  func test02KillsItsHost() {
    XCTAssertEqual(kill(getppid(), SIGKILL), -1)
    XCTAssertEqual(kill(-getppid(), SIGKILL), -1)
    XCTAssertEqual(kill(-1, 0), -1)
  }

  func test03LooksIntoItsHost() {
    #if arch(x86_64)
      let (trace, open, read) = (101, 434, 310)
    #else
      let (trace, open, read) = (117, 434, 270)
    #endif
    XCTAssertLessThan(Native.call(trace, 16, Int(getppid())), 0)
    XCTAssertLessThan(Native.call(open, Int(getppid())), 0)
    XCTAssertLessThan(Native.call(read, Int(getppid())), 0)
  }

  func test04SignalsItsGroup() {
    signal(SIGUSR1, SIG_IGN)
    XCTAssertEqual(kill(0, SIGUSR1), 0)
  }

  func test05LeavesAChild() { Native.leaveChild {} }

  func test06LeavesAChildInASessionOfItsOwn() { Native.leaveChild { setsid() } }

  func test07LeavesAGrandchild() {
    Native.leaveChild {
      setsid()
      if Native.fork() != 0 { _exit(0) }
      for number in 1..<32 { signal(Int32(number), SIG_IGN) }
    }
  }

  func test08OpensTheTerminal() {
    let terminal = open("/dev/tty", O_RDWR)
    if terminal >= 0 { Native.write("\u{1B}]0;OWNED\u{7}OWNED", to: terminal) }
    XCTAssertEqual(terminal, -1)
  }

  func test09ReachesForTheNetwork() {
    #if arch(x86_64)
      let number = 41
    #else
      let number = 198
    #endif
    for family in 0..<46 {
      XCTAssertLessThan(Native.call(number, family, Int(SOCK_RAW.rawValue)), 0, "family \(family)")
      XCTAssertLessThan(
        Native.call(number, family, Int(SOCK_STREAM.rawValue)), 0, "family \(family)")
    }
    XCTAssertFalse(Native.findsHost("example.com"))
    XCTAssertLessThan(Native.call(425, 8), 0)
  }

  // MARK: What is no end of a test

  func test20ForgesItsEnd() {
    Native.write(endOfATest + "\n", to: 3)
    _exit(0)
  }

  func test21ForgesItsEndOnAnyDescriptor() {
    for descriptor in Int32(3)..<64 { Native.write(endOfATest + "\n", to: descriptor) }
    _exit(0)
  }

  func test22ForgesWhoItIs() {
    Native.write(#"{"runStarted":{"_0":{"number":1,"processID":\#(getppid())}}}"# + "\n", to: 3)
    while true { pause() }
  }

  func test23LeavesEarly() { _exit(0) }

  func test24GoesOnInACopy() {
    if Native.fork() != 0 { abort() }
  }

  func test25SaysHalfALine() { Native.write("{", to: 3) }

  func test26ClosesTheLine() {
    close(3)
    XCTAssertTrue(app.staticTexts["ready"].exists)
  }

  func test27ShutsTheLineDown() {
    shutdown(3, Int32(SHUT_RDWR))
    XCTAssertTrue(app.staticTexts["ready"].exists)
  }

  func test99StillRuns() { XCTAssertTrue(app.staticTexts["ready"].exists) }
}
