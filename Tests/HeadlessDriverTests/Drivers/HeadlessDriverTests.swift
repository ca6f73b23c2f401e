import HeadlessDriver
import TerminalModel
import TerminalUI
import Testing

@Suite struct HeadlessDriverTests {
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

  @Test func mousePressesPassOnlyWhenAskedFor() {
    let driver = HeadlessDriver(size: size)
    let events = MouseEvent.Kind.allCases.map { MouseEvent(column: 1, row: 1, kind: $0) }
    for event in events { driver.send(.mouse(event)) }
    for _ in events { #expect(driver.readInputs().isEmpty) }
    driver.setMouse(enabled: true)
    for event in events { driver.send(.mouse(event)) }
    for event in events { #expect(driver.readInputs() == [.mouse(event)]) }
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
      draw: { CellGrid(columns: 10, rows: 2) })
    #expect(ending == .stopped)
    #expect(keys == [.character("a"), .character("q")])
    #expect(driver.frame == CellGrid(columns: 10, rows: 2))
  }
}
