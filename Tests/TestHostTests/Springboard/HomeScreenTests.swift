import ElementModel
import Foundation
import Testing
import XCUITest

@testable import TestHost

/// The home screen, where apps are removed as on a phone.
@MainActor
struct HomeScreenTests {
  private let test: TestDevice

  init() throws {
    test = try TestDevice("com.example.removed")
    test.notes.launch(arguments: [], environment: [:])
    test.device.press(.home)
    test.settle()
  }

  private var springboard: any ApplicationDriver { test.device.springboard }

  private func press(_ label: String, for time: Duration) throws {
    let icon = try #require(TestDevice.element(label, in: springboard.snapshot()))
    let point = try #require(icon.hitPoint)
    test.device.touch([Touch(phase: .began, location: point)])
    test.pass(time)
    test.device.touch([Touch(phase: .ended, location: point)])
    test.settle()
  }

  @Test func theMenuOfAnIconRemovesItsAppAfterTwoQuestions() throws {
    try press("Notes", for: .seconds(1))
    #expect(test.notes.state == .suspended)
    let menu = springboard.snapshot().elements
    #expect(menu.contains { $0.type == .collectionView })
    try test.tap("Remove App", in: springboard)
    #expect(test.alert?.title == "Remove “Notes”?")
    #expect(test.alert?.buttons == ["Delete App", "Remove from Home Screen", "Cancel"])
    try test.tap("Delete App", in: springboard)
    #expect(test.alert?.title == "Delete “Notes”?")
    try test.tap("Delete", in: springboard)
    #expect(test.alert == nil)
    #expect(test.notes.state == .notRunning)
    #expect(TestDevice.element("Notes", in: springboard.snapshot()) == nil)

    test.notes.launch(arguments: [], environment: [:])
    test.device.press(.home)
    #expect(TestDevice.element("Notes", in: springboard.snapshot())?.type == .icon)
  }

  @Test func aLongerPressHasTheIconsBeRemovedByTheirButtons() throws {
    try press("Companion", for: .seconds(3))
    let screen = springboard.snapshot()
    #expect(!screen.elements.contains { $0.type == .collectionView })
    #expect(screen.elements.filter { $0.identifier == "DeleteButton" }.count == 4)
    try test.tap("Companion", in: springboard)
    #expect(test.companion.state == .notRunning)
    test.device.press(.home)
    #expect(TestDevice.element("DeleteButton", in: springboard.snapshot()) == nil)
  }

  @Test func cancellingAndTouchingBesideLeaveAllAsItWas() throws {
    try press("Notes", for: .seconds(1))
    test.device.touch([Touch(phase: .began, location: CGPoint(x: 5, y: 700))])
    test.device.touch([Touch(phase: .ended, location: CGPoint(x: 5, y: 700))])
    #expect(TestDevice.element("Remove App", in: springboard.snapshot()) == nil)
    try press("Notes", for: .seconds(1))
    try test.tap("Remove App", in: springboard)
    try test.tap("Cancel", in: springboard)
    #expect(test.alert == nil)
    try test.tap("Notes", in: springboard)
    #expect(test.notes.state == .foreground)
  }
}
