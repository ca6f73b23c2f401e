import Testing

@testable import Workspace

/// Names of tests as Swift Testing has them.
struct LibraryFilterTests {
  private func matches(_ name: String, _ suites: [String], _ function: String) throws -> Bool {
    let pattern = LibraryFilter.pattern(module: "T", suites: suites, function: function)
    return try name.contains(Regex(pattern))
  }

  @Test func aNameIsOneTestsAlone() throws {
    #expect(try matches("T.Cart/adds()/File.swift:6:4", ["Cart"], "adds()"))
    #expect(try !matches("T.Cart/adds(to:)/File.swift:6:4", ["Cart"], "adds()"))
    #expect(try !matches("T.Cart/Inner/adds()/File.swift:6:4", ["Cart"], "adds()"))
    #expect(try !matches("T.BigCart/adds()/File.swift:6:4", ["Cart"], "adds()"))
    #expect(try matches("T.Cart/Inner/odd(_:n:)/File.swift:6:4", ["Cart", "Inner"], "odd(_:n:)"))
    #expect(try matches("T.free()/File.swift:1:2", [], "free()"))
  }

  @Test func namesMayStandBetweenAccents() throws {
    #expect(try matches("T.Cart/`a (raw) name`()/File.swift:6:4", ["Cart"], "a (raw) name()"))
  }
}
