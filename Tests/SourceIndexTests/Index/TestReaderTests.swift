import SourceIndex
import SourceModel
import Testing

/// Which classes and methods are tests.
struct TestReaderTests {
  private func tests(_ text: String) -> [String] {
    SourceIndexer.index(appFiles: [], testFiles: [SourceFile(path: "/T.swift", text: text)])
      .testClasses.flatMap { $0.methods.map(\.id) }
  }

  @Test func inheritedTestsRunOnEachSubclass() {
    #expect(
      tests(
        """
        class Base: XCTestCase { func testShared() {} }
        extension Base { func testExtended() {} }
        final class One: Base { override func testShared() {} }
        """) == [
          "Base/testExtended", "Base/testShared", "One/testExtended", "One/testShared",
        ])
  }

  @Test func aGenericBaseIsRunThroughItsSubclassesAlone() {
    #expect(
      tests(
        """
        class Base<P>: XCTestCase { func testShared() {} }
        final class One: Base<Int> {}
        """) == ["One/testShared"])
  }

  @Test func conditionsAreDecidedAsTheBuildDecidesThem() {
    #expect(
      tests(
        """
        class T: XCTestCase {
          #if os(macOS) || targetEnvironment(macCatalyst)
          func testMac() {}
          #elseif canImport(UIKit) && canImport(WebKit) && os(iOS) && !RELEASE
          func testPhone() {}
          #else
          func testOther() {}
          #endif
        }
        """) == ["T/testPhone"])
  }

  @Test func namesInBackticksAreNames() {
    #expect(tests("class T: XCTestCase { func `test it all`() {} }") == ["T/test it all"])
  }

  @Test func aClassThatInheritsFromAnotherLibrarysIsNoTest() {
    #expect(tests("class T: NSObject { func testA() {} }").isEmpty)
  }

  // MARK: Swift Testing

  private func classes(_ text: String) -> [TestClass] {
    SourceIndexer.index(
      appFiles: [], testFiles: [SourceFile(path: "/Cart.swift", text: text)]
    ).testClasses
  }

  @Test func functionsOfSuitesAreTestsByTheirLabels() {
    #expect(
      tests(
        """
        struct Numbers {
          @Test func adds() {}
          @Test(arguments: [1, 2]) private func odd(_ number: Int, twice: Bool) async throws {}
          func testHelper() {}
          @Suite final class Inner { @Testing.Test static func `a raw name`() {} }
        }
        """) == ["Numbers/adds()", "Numbers/odd(_:twice:)", "Numbers.Inner/a raw name()"])
  }

  @Test func functionsOutsideOfTypesAreTestsOfTheirFile() {
    let text = "@Test func free() {}\nstruct Cart { @Test func adds() {} }\nfunc testNothing() {}"
    let classes = classes(text)
    #expect(classes.map(\.name) == ["Cart"])
    #expect(classes[0].methods.map(\.id) == ["Cart/adds()", "Cart/free()"])
    #expect(classes[0].methods.map(\.attribute?.suites) == [["Cart"], []])
  }

  @Test func attributesTellNamesTagsTraitsAndArguments() throws {
    let classes = classes(
      """
      @Suite("The cart", .tags(.money), .serialized)
      struct Cart {
        @Suite(.tags(Tag.slow)) struct Inner {
          @Test("Adding", .tags(.money, "odd"), .disabled("later"), arguments: [1], ["a", "b"])
          func adds(number: Int, text: String) {}
        }
        @Test func plain() {}
      }
      """)
    #expect(classes.map(\.displayName) == ["The cart", nil])
    let adds = try #require(classes.last?.methods.first?.attribute)
    #expect(adds.displayName == "Adding")
    #expect(adds.tags == ["money", "slow", "odd"])
    #expect(adds.traits == [#".disabled("later")"#])
    #expect(adds.arguments == #"[1], ["a", "b"]"#)
    #expect(adds.suites == ["Cart", "Inner"])
    #expect(
      classes.first?.methods.first?.attribute == TestAttribute(tags: ["money"], suites: ["Cart"]))
  }

  @Test func expectationsAreSteps() {
    let classes = classes(
      """
      struct Cart {
        @Test func adds() throws {
          #expect(Page().isThere())
          let last = try #require(items.last)
          #expect(throws: Never.self) { XCTAssertTrue(last) }
        }
      }
      struct Page { func isThere() -> Bool { true } }
      """)
    #expect(
      classes[0].methods[0].steps.map(\.title) == [
        "Page.isThere()", "#expect(Page().isThere())", "#require(items.last)",
        "#expect(throws: Never.self)", "XCTAssertTrue(last)",
      ])
    #expect(classes[0].methods[0].steps.map(\.location.line) == [3, 3, 4, 5, 5])
  }

  @Test func testsOfSwiftTestingAreUnitTestsUnlessTheyUseTheScreen() {
    let classes = classes(
      """
      struct Cart {
        @Test func adds() {}
        @MainActor @Test func taps() { XCUIApplication().launch() }
      }
      """)
    #expect(classes[0].methods.map(\.layering.layer) == [.unit, .ui])
  }
}
