package import ElementModel

/// Something an app asks the person's consent for.
package enum Permission: Hashable, Sendable {
  /// A resource that XCUITest knows how to reset.
  case resource(ProtectedResource)
  /// To show notifications.
  case notifications
  /// To look at the person's face.
  case faceID
  /// To write down what is said.
  case speechRecognition
  /// To know how the person moves.
  case motion
}

/// How far an app asks to go, where the system asks differently for more and less.
package enum PermissionScope: Hashable, Sendable {
  /// What the resource is usually asked for.
  case standard
  /// Reading and writing: photos, calendar and reminders.
  case full
  /// Adding only: photos and calendar.
  case adding
  /// Also in the background: location.
  case always
}

/// What the person has answered.
package enum PermissionStatus: Hashable, Sendable {
  /// The app has not asked yet.
  case notDetermined
  /// The person has refused.
  case denied
  /// The person has consented.
  case authorized
  /// Consent to a part of it: chosen photos.
  case limited
  /// Consent to adding only.
  case adding
  /// Consent until the app ends: location.
  case once
  /// Consent that holds in the background too: location.
  case always

  /// Whether the app may use it in some way.
  package var isGranted: Bool { self != .notDetermined && self != .denied }
}

/// A question to the person, as the system is to put it.
package struct PermissionRequest: Hashable, Sendable {
  /// Bundle identifier of the app that asks.
  package var app: String
  /// What it asks for.
  package var permission: Permission
  /// How far.
  package var scope: PermissionScope

  /// Creates a request.
  package init(app: String, permission: Permission, scope: PermissionScope) {
    self.app = app
    self.permission = permission
    self.scope = scope
  }
}

extension Permission {
  /// People's names and numbers.
  package static let contacts = Permission.resource(.contacts)
  /// Events.
  package static let calendar = Permission.resource(.calendar)
  /// Reminders.
  package static let reminders = Permission.resource(.reminders)
  /// Photos.
  package static let photos = Permission.resource(.photos)
  /// Music and films.
  package static let mediaLibrary = Permission.resource(.mediaLibrary)
  /// Sound.
  package static let microphone = Permission.resource(.microphone)
  /// Pictures.
  package static let camera = Permission.resource(.camera)
  /// Bluetooth.
  package static let bluetooth = Permission.resource(.bluetooth)
  /// Where the device is.
  package static let location = Permission.resource(.location)
  /// To follow the person across apps.
  package static let userTracking = Permission.resource(.userTracking)
}
