import Confinement
import Foundation
import Synchronization
import Testing

struct ForkTests {
  /// A thread that wants a lock which is taken asks the kernel for it, by the number of its holder.
  @Test func locksHoldInTheChild() throws {
    let lock = Mutex(0)
    // The thread's number is known from here on.
    lock.withLock { $0 += 1 }
    let child = SystemCall.fork()
    if child == 0 {
      // A child that a lock of the runtime's keeps waiting must not keep the test.
      alarm(20)
      let threads = ThreadStates()
      lock.withLock { count in
        count += 1
        Thread { lock.withLock { $0 += 1 } }.start()
        while !threads.areOthersAsleep {}
      }
      while lock.withLock({ $0 }) < 3 {}
      _exit(0)
    }
    var status: CInt = 0
    #expect(waitpid(child, &status, 0) == child)
    #expect(status == 0)
  }
}

/// What the system says of the threads of this process.
private struct ThreadStates {
  private let own = "\(getpid())"

  /// Whether there are other threads than the first, and all of them wait.
  var areOthersAsleep: Bool {
    let tasks = "/proc/self/task"
    let others = try? FileManager.default.contentsOfDirectory(atPath: tasks).filter { $0 != own }
    guard let others, !others.isEmpty else { return false }
    return others.allSatisfy { thread in
      let status = try? String(contentsOfFile: "\(tasks)/\(thread)/stat", encoding: .utf8)
      return status?.split(separator: ")").last?.hasPrefix(" S") == true
    }
  }
}
