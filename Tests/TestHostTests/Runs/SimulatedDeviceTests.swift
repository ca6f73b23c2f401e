import ElementModel
import Foundation
import SimulatedUIKit
import Testing
import XCUITest

@testable import TestHost

/// Several apps on one device: which is in front, and what the others do meanwhile.
@MainActor
struct SimulatedDeviceTests {
  @Test func theHomeButtonSendsTheAppToTheBackgroundWhereItIsSuspended() throws {
    let test = try TestDevice("com.example.home")
    #expect(test.notes.state == .notRunning)
    test.notes.launch(arguments: [], environment: [:])
    #expect(test.notes.state == .foreground)
    #expect(test.device.springboard.state == .background)
    try test.tap("Add", in: test.notes)

    test.device.press(.home)
    #expect(test.notes.state == .background)
    #expect(test.device.springboard.state == .foreground)
    #expect(test.label("phase", of: test.notes) == "background")
    let add = try #require(TestDevice.element("Add", in: test.notes.snapshot()))
    #expect(!add.isHittable)
    test.pass(.seconds(4))
    #expect(test.notes.state == .background)
    test.pass(.seconds(2))
    #expect(test.notes.state == .suspended)

    let process = test.notes.processID
    test.notes.activate()
    test.settle()
    #expect(test.notes.state == .foreground)
    #expect(test.notes.processID == process)
    #expect(test.label("phase", of: test.notes) == "active")
    #expect(test.label("count", of: test.notes) == "1 taps")
    test.pass(.seconds(10))
    #expect(test.notes.state == .foreground)
  }

  @Test func anIconOfTheHomeScreenOpensItsApp() throws {
    let test = try TestDevice("com.example.icons")
    test.notes.launch(arguments: [], environment: [:])
    let springboard = test.device.springboard
    let icons = springboard.snapshot().elements.filter { $0.type == .icon }
    #expect(icons.map(\.label) == ["Notes", "Companion", "Settings", "Safari"])
    #expect(icons.allSatisfy { !$0.isHittable })
    test.device.press(.home)
    test.settle()
    try test.tap("Companion", in: springboard)
    #expect(test.companion.state == .foreground)
    #expect(test.notes.state == .background)
    test.device.press(.home)
    test.settle()
    try test.tap("Notes", in: springboard)
    #expect(test.notes.state == .foreground)
  }

  @Test func twoAppsKeepTheirStateAndOnlyTheOneInFrontIsTouched() throws {
    let test = try TestDevice("com.example.two")
    test.notes.launch(arguments: [], environment: [:])
    try test.tap("Add", in: test.notes)
    test.companion.launch(arguments: [], environment: [:])
    try test.tap("Add", in: test.companion)
    try test.tap("Add", in: test.companion)
    #expect(test.label("count", of: test.companion) == "2 taps")
    #expect(test.device.frontmost === test.companion)
    #expect(test.label("count", of: test.notes) == "1 taps")
    #expect(test.notes.processID != test.companion.processID)
    test.companion.terminate()
    #expect(test.companion.snapshot().isEmpty)
    #expect(test.companion.processID == 0)
    #expect(test.device.springboard.state == .foreground)
    #expect(test.device.frontmost === test.device.springboard)
    #expect(test.notes.state == .background)
  }

  @Test func linksOpenTheAppThatTheyBelongTo() throws {
    let test = try TestDevice("com.example.links")
    test.notes.launch(arguments: [], environment: [:])
    #expect(test.device.open(try #require(URL(string: "companion://page/1"))))
    test.settle()
    #expect(test.companion.state == .foreground)
    #expect(test.label("link", of: test.companion) == "companion://page/1")
    #expect(test.device.open(try #require(URL(string: "NOTES://page/2"))))
    test.settle()
    #expect(test.notes.state == .foreground)
    #expect(test.label("link", of: test.notes) == "NOTES://page/2")
    #expect(!test.device.open(try #require(URL(string: "unknown://page"))))
  }

  @Test func anAppThatIsNotInstalledHasNoDriver() throws {
    let test = try TestDevice("com.example.unknown")
    #expect(test.device.application(bundleIdentifier: "com.example.none") == nil)
    for identifier in ["com.apple.springboard", "com.apple.Preferences", "com.apple.mobilesafari"] {
      #expect(test.device.application(bundleIdentifier: identifier) != nil)
    }
  }

  @Test func oneSeesTheAppOrTheHomeScreenWhenItHasGone() throws {
    let test = try TestDevice("com.example.screen")
    #expect(test.device.screen().isEmpty)
    test.notes.launch(arguments: [], environment: [:])
    #expect(test.device.screen().application?.label == "Notes")
    test.device.press(.home)
    #expect(test.device.screen().application?.label == "SpringBoard")
  }

  @Test func theEnvironmentOfALaunchEndsWithTheApp() throws {
    let test = try TestDevice("com.example.environment")
    setenv("POMELO_TEST_KEPT", "before", 1)
    test.notes.launch(
      arguments: [], environment: ["POMELO_TEST_KEPT": "during", "POMELO_TEST_NEW": "new"])
    #expect(getenv("POMELO_TEST_KEPT").map { String(cString: $0) } == "during")
    #expect(getenv("POMELO_TEST_NEW") != nil)
    test.notes.terminate()
    #expect(getenv("POMELO_TEST_KEPT").map { String(cString: $0) } == "before")
    #expect(getenv("POMELO_TEST_NEW") == nil)
  }

  @Test func screensFollowHowTheDeviceIsHeld() throws {
    let test = try TestDevice("com.example.turns")
    test.notes.launch(arguments: [], environment: [:])
    let upright = test.device.screenSize
    #expect(test.device.sizeClasses == (.compact, .regular))
    test.device.orientation = .landscapeLeft
    test.settle()
    #expect(test.device.screenSize == CGSize(width: upright.height, height: upright.width))
    #expect(test.device.sizeClasses == (.compact, .compact))
    let window = try #require(test.notes.snapshot().elements.first { $0.type == .window })
    #expect(window.frame.size == test.device.screenSize)
    try test.tap("Add", in: test.notes)
    #expect(test.label("count", of: test.notes) == "1 taps")
    #expect(test.device.springboard.snapshot().application?.frame.size == window.frame.size)
    test.device.orientation = .faceUp
    #expect(test.device.screenSize == window.frame.size)
    test.device.orientation = .portrait
    #expect(test.device.screenSize == upright)
  }

  @Test func interfacesBecomeDark() throws {
    let test = try TestDevice("com.example.dark")
    test.notes.launch(arguments: [], environment: [:])
    #expect(test.label("scheme", of: test.notes) == "light")
    test.device.isDark = true
    #expect(test.label("scheme", of: test.notes) == "dark")
    test.notes.launch(arguments: [], environment: [:])
    #expect(test.label("scheme", of: test.notes) == "dark")
  }
}
