import XCTest

#if os(iOS)
    @objc protocol Clock {
        func tick()
        @objc optional func strike()
    }
#endif

final class HelloTests: XCTestCase, Clock {
    func tick() {}

    func testTimer() {
        tick()
    }
}
