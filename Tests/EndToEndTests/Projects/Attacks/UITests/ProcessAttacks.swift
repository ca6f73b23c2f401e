import Darwin
import XCTest

/// Other processes.
final class ProcessAttacks: Attack {
  func testPassesWithAChildThatStopsItself() { Native.leave { raise(SIGSTOP) } }
  func testPassesWithAChildThatIgnoresAll() {
    Native.leave { for number in 1..<65 { signal(Int32(number), SIG_IGN) } }
  }
  func testPassesWithAChildThatBlocksAll() {
    Native.leave {
      var all = sigset_t()
      sigfillset(&all)
      sigprocmask(SIG_BLOCK, &all, nil)
    }
  }
  func testPassesWithAChildOfAnotherGroup() { Native.leave { setpgid(0, 0) } }
  func testPassesWithAChildThatClosesAll() {
    Native.leave { for descriptor in Int32(0)..<256 { close(descriptor) } }
  }
  func testPassesWithAChildThatForgetsItsNameAndPlace() {
    Native.leave {
      chdir("/")
      Native.call(157, 167, 15, 0)
      setsid()
    }
  }
  func testPassesWithAChildThatSpins() {
    if Native.fork() == 0 { while true {} }
  }
  func testPassesWithAChildThatPrints() {
    if Native.fork() == 0 { while true { Native.write("still here\n", to: 1) } }
  }
  func testPassesWithAChildThatAdopts() {
    Native.leave {
      Native.call(157, 167, 36, 1)
      Native.leave { setsid() }
    }
  }
  func testPassesWithATracedChild() {
    Native.leave {
      Native.call(101, 117, 0)
      raise(SIGSTOP)
    }
  }
  func testPassesWithTwentyChildren() { for _ in 0..<20 { Native.leave { setsid() } } }
  func testPassesWithAChainOfChildren() {
    if Native.fork() != 0 { return }
    for _ in 0..<30 where Native.fork() != 0 { _exit(0) }
    while true { pause() }
  }
  func testPassesWithAChildThatForksAgainAndAgain() {
    if Native.fork() != 0 { return }
    // Never two of them at a time, and never the same one for long.
    while true {
      if Native.fork() != 0 { _exit(0) }
      usleep(1_000)
    }
  }
  func testPassesWithAShellInTheBackground() {
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = [
      strdup("sh"), strdup("-c"), strdup("setsid sleep 1000 & sleep 1000"), nil,
    ]
    posix_spawn(&process, "/bin/sh", nil, nil, &arguments, nil)
  }
  func testPassesWithoutAnyRightToSignalItsHost() {
    for number in 1..<65 { XCTAssertEqual(kill(pid_t(host), Int32(number)), -1) }
    XCTAssertLessThan(Native.call(200, 130, host, 9), 0)
    XCTAssertLessThan(Native.call(234, 131, host, host, 9), 0)
    XCTAssertLessThan(Native.call(129, 138, host, 9, 0), 0)
    XCTAssertLessThan(Native.call(297, 240, host, host, 9, 0), 0)
  }
  func testPassesWithoutADescriptorOfItsHost() {
    XCTAssertLessThan(Native.call(434, 434, host), 0)
    XCTAssertLessThan(Native.call(438, 438, 0, 3), 0)
    XCTAssertEqual(open("/proc/\(host)/mem", O_RDWR), -1)
    XCTAssertEqual(open("/proc/\(host)/oom_score_adj", O_WRONLY), -1)
    XCTAssertEqual(open("/proc/\(host)/fd/3", O_RDWR), -1)
  }
  func testPassesWithoutChangingTheLimitsOfItsHost() {
    var limit = rlimit(rlim_cur: 1, rlim_max: 1)
    withUnsafePointer(to: &limit) {
      let pointer = Int(bitPattern: $0)
      for resource in 0..<16 {
        XCTAssertLessThan(Native.call(302, 261, host, resource, pointer), 0, "\(resource)")
      }
    }
  }
  func testPassesWithoutChangingThePlaceOfItsHost() {
    XCTAssertEqual(setpgid(pid_t(host), pid_t(host)), -1)
    XCTAssertEqual(setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(host), 19), -1)
    var mask: UInt64 = 1
    XCTAssertLessThan(
      withUnsafePointer(to: &mask) { Native.call(203, 122, host, 8, Int(bitPattern: $0)) }, 0)
    var policy: Int32 = 0
    XCTAssertLessThan(
      withUnsafePointer(to: &policy) { Native.call(144, 119, host, 5, Int(bitPattern: $0)) }, 0)
    XCTAssertLessThan(Native.call(251, 30, 1, host, 3 << 13), 0)
  }
  func testPassesWithoutSignalsThroughDescriptors() {
    var ends: [Int32] = [0, 0]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    // F_SETSIG, F_SETOWN, FIOSETOWN.
    Native.call(72, 25, Int(ends[0]), 10, Int(SIGKILL))
    Native.call(72, 25, Int(ends[0]), 8, host)
    var owner = Int32(host)
    _ = withUnsafePointer(to: &owner) {
      Native.call(16, 29, Int(ends[0]), 0x8901, Int(bitPattern: $0))
    }
    _ = fcntl(ends[0], F_SETFL, 0x2000 | O_NONBLOCK)
    Native.write("x", to: ends[1])
    Native.write("x", to: ends[0])
    expectReady()
  }
  func testPassesWithoutAdministeringTheMachine() {
    // What they would do, if they could, is without consequences.
    XCTAssertEqual(Native.call(169, 142), -Int(EPERM), "reboot")
    XCTAssertEqual(Native.call(165, 40), -Int(EPERM), "mount")
    XCTAssertEqual(Native.call(170, 161), -Int(EPERM), "sethostname")
    XCTAssertEqual(Native.call(159, 171), -Int(EPERM), "adjtimex")
    XCTAssertEqual(Native.call(321, 280, 999), -Int(EPERM), "bpf")
  }
  func testPassesInAnotherSession() {
    setsid()
    setpgid(0, 0)
    expectReady()
  }
  func testFailsWhenItKillsItself() { kill(getpid(), SIGKILL) }
  func testFailsWhenItStopsItself() {
    alarm(1)
    raise(SIGSTOP)
    Native.leave { kill(getppid(), SIGCONT) }
  }
  func testFailsWhenItBecomesAnotherProgram() {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    execv("/bin/true", &arguments)
  }
  func testFailsWhenACopyEndsIt() {
    let parent = getpid()
    if Native.fork() == 0 { kill(parent, SIGKILL) }
    while true { pause() }
  }
  func testFailsWhenOnlyACopyGoesOn() {
    if Native.fork() != 0 { _exit(0) }
  }
  func testFailsWhenItEndsByAnySignal() { raise(SIGUSR2) }
  func testFailsWhenItEndsOrderly() { exit(0) }
  func testFailsWhenItEndsQuickly() { quick_exit(0) }
}
