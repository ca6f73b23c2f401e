import XCTest

final class HelloTests: XCTestCase {
    #if os(iOS)
    @objc func tick() {}
    #endif

    func testTimer() {
        let action = #selector(tick)
        _ = action
    }
}
