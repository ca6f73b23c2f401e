import DeviceServices
import ElementModel
import Testing

@testable import TestHost

/// System alerts in iOS's words.
struct PermissionWordingTests {
  private func wording(
    _ permission: Permission, _ scope: PermissionScope = .standard,
    held: PermissionStatus = .notDetermined
  ) -> PermissionWording {
    PermissionWording(
      PermissionRequest(app: "com.example.notes", permission: permission, scope: scope),
      name: "Notes", held: held)
  }

  @Test(arguments: [
    (ProtectedResource.contacts, "“Notes” Would Like to Access Your Contacts"),
    (.calendar, "“Notes” Would Like to Access Your Calendar"),
    (.reminders, "“Notes” Would Like to Access Your Reminders"),
    (.microphone, "“Notes” Would Like to Access the Microphone"),
    (.camera, "“Notes” Would Like to Access the Camera"),
    (
      .mediaLibrary,
      "“Notes” Would Like to Access Apple Music, Your Music Activity, and Your Media Library"
    ),
    (.homeKit, "“Notes” Would Like to Access Your Home Data"),
    (.bluetooth, "“Notes” Would Like to Use Bluetooth"),
    (.localNetwork, "“Notes” Would Like to Find and Connect to Devices on Your Local Network"),
    (.health, "“Notes” Would Like to Access and Update Your Health Data"),
    (.focus, "“Notes” Would Like to Access Your Focus Status"),
  ])
  func mostResourcesAreRefusedOrAllowed(resource: ProtectedResource, title: String) {
    let wording = wording(.resource(resource))
    #expect(wording.title == title)
    #expect(wording.buttons.map(\.label) == ["Don’t Allow", "Allow"])
    #expect(wording.buttons.map(\.status) == [.denied, .authorized])
    #expect(!wording.purposeKeys.isEmpty)
  }

  @Test func locationIsAllowedOnceWhileUsingTheAppOrNot() {
    let wording = wording(.location)
    #expect(wording.title == "Allow “Notes” to use your location?")
    #expect(
      wording.buttons.map(\.label) == ["Allow Once", "Allow While Using App", "Don’t Allow"])
    #expect(wording.buttons.map(\.status) == [.once, .authorized, .denied])
  }

  @Test func locationAtAllTimesIsASecondQuestion() {
    let wording = wording(.location, .always, held: .authorized)
    #expect(
      wording.title
        == "Allow “Notes” to also use your location even when you are not using the app?")
    #expect(
      wording.buttons.map(\.label) == ["Keep Only While Using", "Change to Always Allow"])
  }

  @Test func photosCanBeLimited() {
    let wording = wording(.photos, .full)
    #expect(wording.title == "“Notes” Would Like to Access Your Photo Library")
    #expect(
      wording.buttons.map(\.label) == ["Limit Access…", "Allow Full Access", "Don’t Allow"])
    #expect(self.wording(.photos, .adding).title == "“Notes” Would Like to Add to Your Photos")
  }

  @Test func calendarsAreAskedForInFullOrForAdding() {
    #expect(wording(.calendar, .full).title == "“Notes” Would Like Full Access to Your Calendar")
    #expect(wording(.calendar, .full).buttons.map(\.label) == ["Don’t Allow", "Allow Full Access"])
    #expect(wording(.calendar, .adding).title == "“Notes” Would Like to Add to Your Calendar")
  }

  @Test func trackingAndNotificationsHaveWordsOfTheirOwn() {
    let tracking = wording(.userTracking)
    #expect(
      tracking.title
        == "Allow “Notes” to track your activity across other companies’ apps and websites?")
    #expect(tracking.buttons.map(\.label) == ["Ask App Not to Track", "Allow"])
    let notifications = wording(.notifications)
    #expect(notifications.title == "“Notes” Would Like to Send You Notifications")
    #expect(
      notifications.message
        == "Notifications may include alerts, sounds, and icon badges. These can be configured in "
        + "Settings.")
  }
}
