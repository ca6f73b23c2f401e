import HeadlessDriver
import TerminalModel
import TerminalUI
import Testing

struct HeadlessDriverTests {
  private let size = TerminalSize(columns: 10, rows: 2)

  @Test func scriptedKeysComeOneByOne() {
    let driver = HeadlessDriver(size: size, keys: [.character("s"), .enter])
    #expect(driver.readInputs() == [.key(.character("s"))])
    #expect(!driver.isInputExhausted)
    #expect(driver.readInputs() == [.key(.enter)])
    #expect(driver.readInputs().isEmpty)
    #expect(driver.isInputExhausted)
  }

  @Test func aResizeTakesEffectWhenItIsRead() {
    let driver = HeadlessDriver(size: size)
    driver.send(.resized(TerminalSize(columns: 60, rows: 20)))
    #expect(driver.size == size)
    #expect(driver.readInputs().count == 1)
    #expect(driver.size == TerminalSize(columns: 60, rows: 20))
  }

  @Test func whatAScriptDoesWithTheMouseArrivesAlways() {
    let driver = HeadlessDriver(size: size)
    let events = MouseEvent.Kind.allCases.map { MouseEvent(column: 1, row: 1, kind: $0) }
    for event in events { driver.send(.mouse(event)) }
    for event in events { #expect(driver.readInputs() == [.mouse(event)]) }
    driver.setMouse(enabled: true)
    #expect(driver.isMouseEnabled)
  }

  @Test func theEventLoopRunsOnIt() {
    let driver = HeadlessDriver(size: size, keys: [.character("a"), .character("q")])
    let loop = EventLoop(driver: driver, signals: nil)
    var keys: [Key] = []
    let ending = loop.run(
      onInputs: { inputs in
        for case .key(let key) in inputs { keys.append(key) }
        if keys.last == .character("q") { loop.stop() }
      },
      draw: { driver.present(CellGrid(columns: 10, rows: 2)) })
    #expect(ending == .stopped)
    #expect(keys == [.character("a"), .character("q")])
    #expect(driver.frame == CellGrid(columns: 10, rows: 2))
  }

  @Test func framesAreShownAndInputsReadOnceTheOneBeforeIsAnswered() {
    let driver = HeadlessDriver(size: size, keys: [.character("a"), .character("b")])
    let loop = EventLoop(driver: driver, signals: nil)
    var told = ""
    var isAnswered = true
    let ending = loop.run(
      isAnswered: { isAnswered },
      onInputs: { inputs in
        for case .key(.character(let character)) in inputs { told.append(character) }
        isAnswered = false
        // A pause for people: it is not waited for.
        loop.pause(for: .seconds(3600)) {
          told += "!"
          isAnswered = true
        }
      },
      draw: { told += "_" })
    #expect(ending == .inputEnded)
    #expect(told == "_a!_b!_")
  }

  @Test func anAnswerIsWaitedForNoLongerThanPatienceLasts() {
    let driver = HeadlessDriver(size: size, keys: [.character("a")])
    let loop = EventLoop(driver: driver, signals: nil, patience: .milliseconds(1))
    var isAnswered = true
    let ending = loop.run(
      isAnswered: { isAnswered }, onInputs: { _ in isAnswered = false }, draw: {})
    #expect(ending == .unanswered)
    #expect(driver.isInputExhausted)
  }

  @Test func whoQuitsLeavesTheRestUnread() {
    let driver = HeadlessDriver(size: size, keys: [.character("q"), .character("a")])
    let loop = EventLoop(driver: driver, signals: nil)
    var frames = 0
    let ending = loop.run(onInputs: { _ in loop.stop() }, draw: { frames += 1 })
    #expect(ending == .stopped)
    #expect(frames == 2)
    #expect(!driver.isInputExhausted)
  }
}
