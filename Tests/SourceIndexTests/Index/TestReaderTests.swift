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
}
