import Confinement
import Glibc

/// A tool that is shut in, with all that it has started: none of them can leave its group.
final class ConfinedGroup {
  private let leader: pid_t
  /// What they have said so far, up to what is kept of a tool.
  private(set) var output: [UInt8] = []

  /// Takes a tool that leads its group.
  ///
  /// - Parameter leader: Its process id, which is the group's number.
  init(leader: pid_t) { self.leader = leader }

  /// Waits for the tool, and ends all that it leaves behind.
  ///
  /// Something of it may hold its output for ever, so that the end of this is not waited for.
  ///
  /// - Parameters:
  ///   - descriptor: What it says.
  ///   - seconds: After how long it is ended.
  /// - Returns: Whether it has ended by itself. It stays in the process table.
  func wait(reading descriptor: Int32, upTo seconds: Int) -> Bool {
    let process = SystemCall.processDescriptor(of: leader)
    defer { if process >= 0 { close(process) } }
    let end = ContinuousClock.now + .seconds(seconds)
    var isReading = true
    while true {
      var entries = [
        pollfd(fd: isReading ? descriptor : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: process, events: Int16(POLLIN), revents: 0),
      ]
      let left = end - .now
      guard left > .zero else {
        kill(-leader, SIGKILL)
        return false
      }
      // Where the system tells of no ends, who has closed its output is taken for ended.
      if process < 0, !isReading { break }
      guard poll(&entries, 2, Int32(min(left.components.seconds + 1, 3600) * 1000)) > 0 else {
        continue
      }
      if entries[0].revents != 0 { isReading = readMore(descriptor) }
      if entries[1].revents != 0 { break }
    }
    // It stays in the process table until it is waited for: its number means no other group.
    kill(-leader, SIGKILL)
    while isReading, readMore(descriptor) {}
    return true
  }

  private func readMore(_ descriptor: Int32) -> Bool {
    guard let bytes = ToolRun.read(descriptor) else { return false }
    output += bytes.prefix(ToolRun.outputLimit - output.count)
    return true
  }
}
