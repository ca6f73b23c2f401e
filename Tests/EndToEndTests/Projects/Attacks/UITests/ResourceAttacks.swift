import Darwin
import Foundation
import XCTest

/// Memory, time, descriptors, threads and files.
final class ResourceAttacks: Attack {
  func testFailsWithoutMemory() {
    var blocks: [UnsafeMutableRawPointer] = []
    while let block = malloc(1 << 28) { blocks.append(block) }
    _ = [UInt8](repeating: 1, count: 1 << 30)
  }
  func testFailsWithAnEndlessRecursion() { XCTAssertEqual(depth(0), 0) }
  private func depth(_ level: Int) -> Int { level < 0 ? 0 : depth(level + 1) + Int(getppid()) }
  func testFailsWithABadPointer() { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 }
  func testFailsWithABrokenHeap() {
    let block = malloc(32)
    free(block)
    free(block)
  }
  func testFailsWithADivisionByZero() {
    let numbers = [1, 0]
    XCTAssertEqual(numbers[0] / numbers[1], 0)
  }
  func testFailsWithAnOverflow() {
    let numbers = [Int.max, 1]
    XCTAssertEqual(numbers[0] + numbers[1], 0)
  }
  func testFailsWithAnIndexOutOfRange() { XCTAssertEqual([1, 2][Int(host)], 0) }
  func testFailsWithAFatalErrorInAnotherThread() {
    Thread { fatalError("in a thread") }.start()
    while true { pause() }
  }
  func testFailsWithAnAbortInAnotherThread() {
    Thread { abort() }.start()
    while true { pause() }
  }
  func testPassesWithThreadsLeft() { for _ in 0..<20 { Thread { while true { pause() } }.start() } }
  func testPassesWithASpinningThread() { Thread { while true {} }.start() }
  func testPassesWithoutDescriptors() {
    while dup(1) >= 0 {}
    expectReady()
  }
  func testPassesWithoutRoomForFiles() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    signal(SIGXFSZ, SIG_IGN)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &none)
    expectReady()
  }
  func testPassesWithoutProcesses() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(6), &none)
    expectReady()
  }
  func testPassesWithoutRights() {
    umask(0o777)
    chdir("/")
    expectReady()
  }
  func testPassesWithAFullHome() throws {
    let data = Data(repeating: 1, count: 1 << 20)
    for number in 0..<20 {
      try data.write(to: URL(fileURLWithPath: NSHomeDirectory() + "/Documents/\(number)"))
    }
  }
  func testPassesWithADeepHome() throws {
    var path = NSHomeDirectory() + "/Documents"
    for _ in 0..<200 { path += "/deeper" }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
  func testPassesWithHostileNames() {
    for name in ["\u{1B}[2J", "a\nb", "-rf", "..x", String(repeating: "x", count: 255)] {
      close(creat(NSHomeDirectory() + "/Documents/" + name, 0o600))
    }
  }
  func testPassesWithALinkToElsewhere() {
    symlink("/etc", NSHomeDirectory() + "/Documents/etc")
    symlink("/", NSHomeDirectory() + "/Documents/root")
    symlink("self", NSHomeDirectory() + "/Documents/self")
  }
  func testPassesWithALockedHome() {
    chmod(NSHomeDirectory() + "/Documents", 0)
    chmod(NSHomeDirectory(), 0)
  }
  func testPassesWithoutAHome() { try? FileManager.default.removeItem(atPath: NSHomeDirectory()) }
  func testPassesWithoutWritingElsewhere() {
    for path in ["/tmp/pomelo-attack", "/etc/pomelo-attack", "/root/pomelo-attack", "/dev/shm/x"] {
      XCTAssertEqual(open(path, O_WRONLY | O_CREAT, 0o600), -1, path)
    }
  }
  func testPassesWithAPipeInItsHome() { mkfifo(NSHomeDirectory() + "/Documents/pipe", 0o600) }
  func testPassesWithAlarms() {
    signal(SIGALRM) { _ in }
    var timer = itimerval()
    timer.it_interval.tv_usec = 100
    timer.it_value.tv_usec = 100
    setitimer(__itimer_which_t(0), &timer, nil)
    for _ in 0..<50 { expectReady() }
  }
  func testPassesWithAnotherHandlerForAll() {
    for number in 1..<32 { signal(Int32(number)) { _ in } }
    expectReady()
  }
  func testPassesWithAnotherEnvironment() {
    for name in ["PATH", "HOME", "TMPDIR", "POMELO_SESSION_FD"] { setenv(name, "/nowhere", 1) }
    clearenv()
    expectReady()
  }
  func testFailsWithAnEndlessLoop() { while true { expectNothing() } }
  private func expectNothing() { _ = getpid() }
  func testFailsWithAnEndlessPredicate() {
    let never = NSPredicate { _, _ in while true {} }
    wait(for: [expectation(for: never, evaluatedWith: app)], timeout: 1)
  }
  func testFailsWithAnEndlessDescription() {
    struct Endless: Error, CustomStringConvertible {
      var description: String { while true {} }
    }
    XCTAssertNil(Optional(Endless()))
  }
  func testFailsWhileItTearsDown() {
    addTeardownBlock { _exit(0) }
  }
  func testFailsWhenAtExitEndsIt() {
    atexit { kill(getpid(), SIGKILL) }
    exit(0)
  }
  func testPassesThoughAtExitWouldEndIt() { atexit { _exit(1) } }
  func testPassesThoughItHidesFromDumps() { Native.call(157, 167, 4, 0) }
  func testPassesLast() { expectReady() }
}
