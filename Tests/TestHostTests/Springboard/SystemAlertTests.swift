import Contacts
import CoreLocation
import DeviceServices
import ElementModel
import Foundation
import Testing
import UserNotifications
import XCUITest

@testable import TestHost

/// Apps that ask for consent, and the alerts that the system asks with.
@MainActor
struct SystemAlertTests {
  /// What a framework has answered.
  private final class Answers: @unchecked Sendable {
    var all: [String] = []
  }

  @Test func aRequestIsPutToThePersonInFrontOfTheApp() throws {
    let answers = Answers()
    let test = try TestDevice("com.example.asks") {
      CNContactStore().requestAccess(for: .contacts) { isGranted, error in
        answers.all.append("\(isGranted) \(error == nil)")
      }
    }
    test.notes.launch(arguments: [], environment: [:])
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    try test.tap("Ask", in: test.notes)

    let alert = try #require(test.alert)
    #expect(alert.title == "“Notes” Would Like to Access Your Contacts")
    #expect(alert.texts == [alert.title, "To share notes."])
    #expect(alert.buttons == ["Don’t Allow", "Allow"])
    #expect(test.label("phase", of: test.notes) == "inactive")
    #expect(try #require(TestDevice.element("Add", in: test.notes.snapshot())).hitPoint == nil)
    let screen = test.device.screen()
    #expect(screen.application?.label == "Notes")
    #expect(TestDevice.element("Allow", in: screen)?.isHittable == true)
    #expect(answers.all.isEmpty)

    try test.tap("Allow", in: test.device.springboard)
    #expect(test.alert == nil)
    #expect(answers.all == ["true true"])
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .authorized)
    #expect(test.label("phase", of: test.notes) == "active")
    try test.tap("Ask", in: test.notes)
    #expect(test.alert == nil)
    #expect(answers.all == ["true true", "true true"])
  }

  @Test func alertsWaitForEachOtherAndARefusalIsRemembered() throws {
    let answers = Answers()
    let test = try TestDevice("com.example.queues") {
      CNContactStore().requestAccess(for: .contacts) { isGranted, error in
        answers.all.append("contacts \(isGranted) \((error as? CNError)?.code.rawValue ?? 0)")
      }
      UNUserNotificationCenter.current().requestAuthorization(options: .alert) { isGranted, _ in
        answers.all.append("notifications \(isGranted)")
      }
    }
    test.notes.launch(arguments: [], environment: [:])
    try test.tap("Ask", in: test.notes)
    try test.tap("Don’t Allow", in: test.device.springboard)
    #expect(test.alert?.title == "“Notes” Would Like to Send You Notifications")
    try test.tap("Allow", in: test.device.springboard)
    #expect(answers.all == ["contacts false 100", "notifications true"])
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
  }

  @Test func afterAResetTheAppHasEndedAndAsksAgain() throws {
    let test = try TestDevice("com.example.resets") {
      CNContactStore().requestAccess(for: .contacts) { _, _ in }
    }
    test.notes.launch(arguments: [], environment: [:])
    try test.tap("Ask", in: test.notes)
    try test.tap("Don’t Allow", in: test.device.springboard)
    test.device.resetAuthorization(of: .contacts, bundleIdentifier: "com.example.resets")
    #expect(test.notes.state == .notRunning)
    test.notes.launch(arguments: [], environment: [:])
    try test.tap("Ask", in: test.notes)
    #expect(test.alert != nil)
    test.notes.terminate()
    #expect(test.alert == nil)
  }

  /// Keeps what a location manager says.
  private final class Places: CLLocationManagerDelegate {
    var statuses: [CLAuthorizationStatus] = []
    var places: [String] = []
    var errors: [CLError.Code] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      statuses.append(manager.authorizationStatus)
    }

    func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
      places += locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      if let error = error as? CLError { errors.append(error.code) }
    }
  }

  @Test func eachAppHearsOfTheAnswerThatItWasGiven() throws {
    for identifier in ["com.example.first", "com.example.second"] {
      let places = Places()
      var manager: CLLocationManager?
      let test = try TestDevice(identifier) {
        manager = CLLocationManager()
        manager?.delegate = places
        manager?.requestWhenInUseAuthorization()
      }
      test.notes.launch(arguments: [], environment: [:])
      try test.tap("Ask", in: test.notes)
      try test.tap("Allow While Using App", in: test.device.springboard)
      #expect(places.statuses == [.notDetermined, .authorizedWhenInUse])
      withExtendedLifetime(manager) { test.notes.terminate() }
    }
  }

  @Test func theAppLearnsWhereTheDeviceIsOnceItMay() throws {
    let places = Places()
    var manager: CLLocationManager?
    let test = try TestDevice("com.example.moves") {
      manager = CLLocationManager()
      manager?.delegate = places
      manager?.requestWhenInUseAuthorization()
      manager?.startUpdatingLocation()
    }
    test.notes.launch(arguments: [], environment: [:])
    test.device.coordinate = (35.68, 139.77)
    try test.tap("Ask", in: test.notes)
    #expect(places.places.isEmpty)
    try test.tap("Allow While Using App", in: test.device.springboard)
    #expect(places.statuses == [.notDetermined, .authorizedWhenInUse])
    #expect(places.places == ["35.68 139.77"])
    test.device.coordinate = (52.52, 13.4)
    #expect(places.places.last == "52.52 13.4")
    manager?.stopUpdatingLocation()
    test.device.coordinate = nil
    manager?.requestLocation()
    test.settle()
    #expect(places.errors == [.locationUnknown])
  }

  @Test func aConsentForOnceEndsWithTheApp() throws {
    let manager = CLLocationManager()
    let test = try TestDevice("com.example.once") { manager.requestWhenInUseAuthorization() }
    test.notes.launch(arguments: [], environment: [:])
    try test.tap("Ask", in: test.notes)
    try test.tap("Allow Once", in: test.device.springboard)
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    test.notes.terminate()
    #expect(manager.authorizationStatus == .notDetermined)
  }

  @Test func aNotificationMayBeDueForEver() async throws {
    let center = UNUserNotificationCenter.current()
    for interval in [Double.infinity, .nan, -1] {
      try await center.add(
        UNNotificationRequest(
          identifier: "due in \(interval)", content: UNMutableNotificationContent(),
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: false)))
    }
    #expect(
      await center.pendingNotificationRequests().contains { $0.identifier == "due in inf" })
    center.removePendingNotificationRequests(withIdentifiers: ["due in inf"])
  }

  @Test func aNotificationOfAnAppInTheBackgroundIsABannerThatOpensIt() throws {
    let test = try TestDevice("com.example.notifies") {
      UNUserNotificationCenter.current().requestAuthorization { _, _ in }
      let content = UNMutableNotificationContent()
      content.title = "Reminder"
      content.body = "Water the plants"
      UNUserNotificationCenter.current().add(
        UNNotificationRequest(
          identifier: "plants", content: content,
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)))
    }
    test.notes.launch(arguments: [], environment: [:])
    try test.tap("Ask", in: test.notes)
    try test.tap("Allow", in: test.device.springboard)
    test.device.press(.home)
    test.pass(.seconds(9))
    let springboard = test.device.springboard
    #expect(test.device.screen() == springboard.snapshot())
    let banner = try #require(
      TestDevice.element("NotificationShortLookView", in: springboard.snapshot()))
    #expect(banner.label == "NOTES, now, Reminder, Water the plants")
    try test.tap("NotificationShortLookView", in: springboard)
    #expect(test.notes.state == .foreground)
    #expect(TestDevice.element("NotificationShortLookView", in: springboard.snapshot()) == nil)
  }

  @Test func aNotificationOverAnotherAppCoversNoMoreThanItsPlace() throws {
    let test = try TestDevice("com.example.interrupts")
    test.companion.launch(arguments: [], environment: [:])
    DeviceServices.shared.notifications.present(
      NotificationBanner(app: "com.example.interrupts", identifier: "a", lines: ["Hello"]))
    let screen = test.device.screen()
    #expect(screen.application?.label == "Companion")
    #expect(
      TestDevice.element("NotificationShortLookView", in: screen)?.label
        == "NOTES, now, Hello")
    #expect(TestDevice.element("Add", in: screen)?.isHittable == true)
    try test.tap("Add", in: test.companion)
    #expect(test.label("count", of: test.companion) == "1 taps")
    test.pass(.seconds(6))
    #expect(test.device.screen() == test.companion.snapshot())
  }
}
