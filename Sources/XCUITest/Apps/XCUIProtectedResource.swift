public import ElementModel

/// Something that an app may use only with the person's consent.
///
/// See Apple's documentation of `XCUIProtectedResource`; the simulated device asks for those that
/// iOS knows.
public typealias XCUIProtectedResource = ProtectedResource
