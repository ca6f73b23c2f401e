import ElementModel
import SourceModel
import Testing

@testable import ExplorerCore

struct BreakpointListTests {
  @Test func aPlaceIsSetAndTakenBack() {
    var breakpoints = BreakpointList()
    let place = Breakpoint.Place.line(file: "/app/A.swift", line: 3)
    let set = breakpoints.toggle(place, .english)
    #expect(set.hasPrefix("breakpoint set"))
    #expect(breakpoints.lines(of: "/app/A.swift") == [3: true])
    breakpoints.toggle(0)
    breakpoints.toggle(9)
    #expect(breakpoints.lines(of: "/app/A.swift") == [3: false])
    let removed = breakpoints.toggle(place, .english)
    #expect(removed.hasPrefix("breakpoint removed"))
    #expect(breakpoints.list.isEmpty)
  }

  @Test func whatIsTypedForAPlaceThatHasOneChangesIt() {
    var breakpoints = BreakpointList()
    _ = breakpoints.toggle(.line(file: "/app/A.swift", line: 3), .english)
    _ = breakpoints.add("A.swift:3 count 4", ProjectIndex(), .english)
    #expect(breakpoints.list.map(\.count) == [4])
    #expect(breakpoints.list.map(\.place) == [.line(file: "/app/A.swift", line: 3)])
  }

  @Test func whatIsNoPlaceChangesNothingAndSaysHowOneIsWritten() {
    var breakpoints = BreakpointList()
    let said = breakpoints.add("Pages.swift:0", ProjectIndex(), .english)
    #expect(said.contains("Type.method"))
    #expect(breakpoints.list.isEmpty)
  }

  @Test func thereIsAnEndToThem() {
    var breakpoints = BreakpointList()
    var said: [String] = []
    for line in 1...201 {
      said.append(breakpoints.add("A.swift:\(line)", ProjectIndex(), .english))
    }
    #expect(breakpoints.list.count == 200)
    #expect(said.last == "there are 200 breakpoints already")
  }

  @Test func elementsAreNamedByThoseThatAreOn() {
    var breakpoints = BreakpointList()
    for text in ["#email", "#password", "screen"] {
      _ = breakpoints.add(text, ProjectIndex(), .english)
    }
    breakpoints.toggle(0)
    #expect(breakpoints.elementTexts == ["password"])
    breakpoints.remove(1)
    breakpoints.remove(7)
    #expect(breakpoints.elementTexts == [] && breakpoints.list.count == 2)
  }
}
