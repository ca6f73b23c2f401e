import SourceIndex
import SourceModel
import Testing

/// Which classes and methods are tests.
struct TestReaderTests {
  private func tests(_ text: String) -> [String] {
    SourceIndexer.index(appFiles: [], testFiles: [SourceFile(path: "/T.swift", text: text)])
      .testClasses.flatMap { $0.methods.map(\.id) }
  }

  @Test func `inherited tests run on each subclass`() {
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

  @Test func `a generic base is run through its subclasses alone`() {
    #expect(
      tests(
        """
        class Base<P>: XCTestCase { func testShared() {} }
        final class One: Base<Int> {}
        """) == ["One/testShared"])
  }

  @Test func `conditions are decided as the build decides them`() {
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

  @Test func `names in backticks are names`() {
    #expect(tests("class T: XCTestCase { func `test it all`() {} }") == ["T/test it all"])
  }

  @Test func `a class that inherits from another library's is no test`() {
    #expect(tests("class T: NSObject { func testA() {} }").isEmpty)
  }
}
