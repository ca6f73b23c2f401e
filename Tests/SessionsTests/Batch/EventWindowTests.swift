import SessionProtocol
import Testing

@testable import Sessions

@Suite struct EventWindowTests {
  @Test func aLongRunIsNotKeptWholeButItsBeginningIs() {
    var window = EventWindow()
    func receive(_ index: Int, _ content: Event.Content) {
      window.receive(Event(index: index, time: 0, stack: [], isStop: false, content: content))
    }
    receive(0, .testBegan(TestBegan(test: "A/b", seed: 0)))
    receive(1, .application(ApplicationChange(change: .launched, name: "App")))
    for index in 2..<100_000 { receive(index, .note(Note(text: ""))) }
    #expect(window.events.count < 30_000)
    #expect(window.events.prefix(2).map(\.index) == [0, 1])
    #expect(window.events.last?.index == 99_999)
    #expect(window.events.map(\.index) == window.events.map(\.index).sorted())
  }
}
