import Testing

@testable import Workspace

/// Notes beside messages about what cannot exist without Objective-C.
struct ObjectiveCNotesTests {
  @Test func aNoteFollowsTheExcerptOfItsMessage() {
    let output = """
      /p/T.swift:8:9: error: '#selector' can only be used with the Objective-C runtime
       8 | let s = #selector(T.foo)
         |         `- error: '#selector' can only be used with the Objective-C runtime

      /p/T.swift:9:1: error: cannot find 'x' in scope
       9 | x
      """
    #expect(
      ObjectiveCNotes.added(to: output) == """
        /p/T.swift:8:9: error: '#selector' can only be used with the Objective-C runtime
         8 | let s = #selector(T.foo)
           |         `- error: '#selector' can only be used with the Objective-C runtime
        /p/T.swift:8:9: note: #selector needs the Objective-C runtime, which Linux does not have; \
        pass a closure, or call the method itself

        /p/T.swift:9:1: error: cannot find 'x' in scope
         9 | x
        """)
  }

  @Test(arguments: [
    "'#keyPath' can only be used with the Objective-C runtime",
    "'optional' can only be applied to members of an '@objc' protocol",
    "cannot find 'NSSelectorFromString' in scope",
    " instance method 'foo()' is declared in extension of 'A' and cannot be overridden",
    "value of type 'T' has no member 'perform'", "no such module 'ObjectiveC'",
  ])
  func eachWayToNeedObjectiveCHasANote(message: String) {
    let output = ObjectiveCNotes.added(to: "/p/A.swift:1:2: error: \(message)")
    #expect(output.contains("\n/p/A.swift:1:2: note: "))
    #expect(output.contains("Objective-C runtime"))
  }

  @Test(arguments: ["", "\n\n", "error: no such file", "/p/A.swift:1:2: error: cannot find 'y'"])
  func otherOutputStaysAsItIs(output: String) {
    #expect(ObjectiveCNotes.added(to: output) == output)
  }
}
