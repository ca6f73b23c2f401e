// What `import XCUIAutomation` brings: the part of `import XCTest` that automates the device. Both
// are one module here, as they were one until Xcode 16.3.
@_exported public import XCUITest
