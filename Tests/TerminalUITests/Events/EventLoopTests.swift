import Glibc
import TerminalModel
import Testing

@testable import TerminalUI

/// A driver whose input is a pipe, so that the loop has something to poll.
private final class PipeDriver: TerminalDriver {
  let size = TerminalSize(columns: 4, rows: 1)
  let colorDepth = ColorDepth.none
  let showsUnicode = true
  let inputDescriptor: Int32
  private(set) var frames = 0

  init(descriptor: Int32) {
    inputDescriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  func present(_ grid: CellGrid) { frames += 1 }
  func readInputs() -> [TerminalInput] {
    var byte: UInt8 = 0
    guard read(inputDescriptor, &byte, 1) == 1 else { return [] }
    return [.key(.character(Character(Unicode.Scalar(byte))))]
  }
  func redraw() {}
  func bell() {}
  func setMouse(enabled: Bool) {}
  func suspend() {}
  func resume() {}
  func close() {}
}

struct EventLoopTests {
  /// The reading and the writing end of a pipe.
  private func pipeEnds() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test func keysAreHandledAndTheFrameShown() {
    let ends = pipeEnds()
    let driver = PipeDriver(descriptor: ends.read)
    let loop = EventLoop(driver: driver, signals: nil)
    write(ends.write, "abq", 3)
    var typed = ""
    let ending = loop.run(
      onInputs: { inputs in
        for case .key(.character(let character)) in inputs {
          typed.append(character)
          if character == "q" { loop.stop() }
        }
      },
      draw: { driver.present(CellGrid(columns: 4, rows: 1)) })
    #expect(ending == .stopped)
    #expect(typed == "abq")
    #expect(driver.frames == 1)
  }

  @Test func timersFireInOrderAndAnIdleLoopSleeps() {
    let ends = pipeEnds()
    let driver = PipeDriver(descriptor: ends.read)
    let loop = EventLoop(driver: driver, signals: nil)
    var fired: [Int] = []
    loop.schedule(after: .milliseconds(200)) {
      fired.append(2)
      loop.stop()
    }
    loop.schedule(after: .milliseconds(1)) { fired.append(1) }
    let cancelled = loop.schedule(after: .milliseconds(2)) { fired.append(3) }
    loop.cancel(cancelled)
    _ = loop.run(onInputs: { _ in }, draw: { driver.present(CellGrid(columns: 4, rows: 1)) })
    #expect(fired == [1, 2])
    // One for each timer, and at most one that came a moment early.
    #expect(loop.wakeUps <= 4)
    #expect(driver.frames == 1)
  }

  @Test func aBurstOnADescriptorIsDrawnAtTheFrameRate() {
    let terminal = pipeEnds()
    let log = pipeEnds()
    let driver = PipeDriver(descriptor: terminal.read)
    let loop = EventLoop(driver: driver, signals: nil)
    var lines = 0
    loop.watch(log.read) {
      var byte: UInt8 = 0
      read(log.read, &byte, 1)
      lines += 1
      loop.setNeedsDisplay()
      if lines < 1000 { write(log.write, "x", 1) } else { loop.stop() }
    }
    write(log.write, "x", 1)
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      _ = loop.run(onInputs: { _ in }, draw: { driver.present(CellGrid(columns: 4, rows: 1)) })
    }
    #expect(lines == 1000)
    #expect(driver.frames <= 2 + Int(elapsed / .milliseconds(33)))
  }

  @Test func aTerminalThatIsGoneEndsTheLoop() {
    let ends = pipeEnds()
    close(ends.write)
    let loop = EventLoop(driver: PipeDriver(descriptor: ends.read), signals: nil)
    let ending = loop.run(onInputs: { _ in }, draw: {})
    #expect(ending == .disconnected)
  }
}
