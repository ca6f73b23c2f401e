import Testing
import XCTest

/// Runs the tests of all modules in CI.
///
/// Swift's package manager looks for tests in an index of the sources; with this, no index has to be written, which
/// takes a tenth to a quarter of a build. No test here is written with XCTest, for which it starts this too.
@main
struct TestRunner {
  static func main() async {
    if CommandLine.arguments.contains("swift-testing") {
      await Testing.__swiftPMEntryPoint() as Never
    }
    XCTMain([] as [XCTestCaseEntry]) as Never
  }
}
