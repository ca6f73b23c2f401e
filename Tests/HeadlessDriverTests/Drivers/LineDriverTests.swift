import HeadlessDriver
import TerminalModel
import Testing

struct LineDriverTests {
  @Test func linesComeOneByOneAndNothingAfterTheLast() {
    var lines = ["step", "go-on"][...]
    let driver = LineDriver { lines.popFirst() }
    #expect(driver.readInputs() == [.line("step")])
    #expect(driver.readInputs() == [.line("go-on")])
    #expect(driver.readInputs().isEmpty)
  }
}
