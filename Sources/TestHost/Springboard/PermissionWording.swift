import DeviceServices
import ElementModel

/// How iOS words a request for consent, in English (iOS 17 and 18).
struct PermissionWording {
  let title: String
  /// The key of `Info.plist` whose text is the message; the first that is there counts.
  let purposeKeys: [String]
  /// The buttons in their order, with the answers they stand for.
  let buttons: [(label: String, status: PermissionStatus)]
  /// The message where it is the system's own.
  var message: String?

  private static let refusal = "Don’t Allow"
  private static let standard: [(label: String, status: PermissionStatus)] = [
    (refusal, .denied), ("Allow", .authorized),
  ]

  private init(
    _ title: String, _ purposeKeys: String...,
    buttons: [(label: String, status: PermissionStatus)] = standard, message: String? = nil
  ) {
    self.title = title
    self.purposeKeys = purposeKeys
    self.buttons = buttons
    self.message = message
  }

  /// Words a request.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - name: Name of the app that asks.
  ///   - held: What the app may do already.
  init(_ request: PermissionRequest, name: String, held: PermissionStatus) {
    switch request.permission {
    case .notifications:
      self.init(
        "“\(name)” Would Like to Send You Notifications",
        message: "Notifications may include alerts, sounds, and icon badges. These can be "
          + "configured in Settings.")
    case .faceID:
      self.init(
        "Do you want to allow “\(name)” to use Face ID?", "NSFaceIDUsageDescription")
    case .speechRecognition:
      self.init(
        "“\(name)” Would Like to Access Speech Recognition",
        "NSSpeechRecognitionUsageDescription")
    case .motion:
      self.init(
        "“\(name)” Would Like to Access Your Motion & Fitness Activity",
        "NSMotionUsageDescription")
    case .resource(.location): self = Self.location(request.scope, name, held)
    case .resource(.photos): self = Self.photos(request.scope, name)
    case .resource(.calendar): self = Self.calendar(request.scope, name)
    case .resource(.reminders):
      self.init(
        request.scope == .full
          ? "“\(name)” Would Like Full Access to Your Reminders"
          : "“\(name)” Would Like to Access Your Reminders",
        "NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription",
        buttons: [
          (Self.refusal, .denied),
          (request.scope == .full ? "Allow Full Access" : "Allow", .authorized),
        ])
    case .resource(.userTracking):
      self.init(
        "Allow “\(name)” to track your activity across other companies’ apps and websites?",
        "NSUserTrackingUsageDescription",
        buttons: [("Ask App Not to Track", .denied), ("Allow", .authorized)])
    case .resource(let resource): self = Self.simple(resource, name)
    }
  }

  private static func simple(_ resource: ProtectedResource, _ name: String) -> PermissionWording {
    switch resource {
    case .contacts:
      PermissionWording(
        "“\(name)” Would Like to Access Your Contacts", "NSContactsUsageDescription")
    case .microphone:
      PermissionWording(
        "“\(name)” Would Like to Access the Microphone", "NSMicrophoneUsageDescription")
    case .camera:
      PermissionWording("“\(name)” Would Like to Access the Camera", "NSCameraUsageDescription")
    case .mediaLibrary:
      PermissionWording(
        "“\(name)” Would Like to Access Apple Music, Your Music Activity, and Your Media Library",
        "NSAppleMusicUsageDescription")
    case .homeKit:
      PermissionWording(
        "“\(name)” Would Like to Access Your Home Data", "NSHomeKitUsageDescription")
    case .bluetooth:
      PermissionWording(
        "“\(name)” Would Like to Use Bluetooth", "NSBluetoothAlwaysUsageDescription",
        "NSBluetoothPeripheralUsageDescription")
    case .localNetwork:
      PermissionWording(
        "“\(name)” Would Like to Find and Connect to Devices on Your Local Network",
        "NSLocalNetworkUsageDescription")
    case .health:
      PermissionWording(
        "“\(name)” Would Like to Access and Update Your Health Data",
        "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription")
    case .focus:
      PermissionWording(
        "“\(name)” Would Like to Access Your Focus Status", "NSFocusStatusUsageDescription")
    default:
      PermissionWording("“\(name)” Would Like to Access Data on This Device")
    }
  }

  private static func location(
    _ scope: PermissionScope, _ name: String, _ held: PermissionStatus
  ) -> PermissionWording {
    if scope == .always, held.isGranted {
      return PermissionWording(
        "Allow “\(name)” to also use your location even when you are not using the app?",
        "NSLocationAlwaysAndWhenInUseUsageDescription",
        buttons: [
          ("Keep Only While Using", .authorized), ("Change to Always Allow", .always),
        ])
    }
    return PermissionWording(
      "Allow “\(name)” to use your location?", "NSLocationWhenInUseUsageDescription",
      "NSLocationAlwaysAndWhenInUseUsageDescription",
      buttons: [
        ("Allow Once", .once), ("Allow While Using App", .authorized), (refusal, .denied),
      ])
  }

  private static func photos(_ scope: PermissionScope, _ name: String) -> PermissionWording {
    scope == .adding
      ? PermissionWording(
        "“\(name)” Would Like to Add to Your Photos", "NSPhotoLibraryAddUsageDescription",
        buttons: [(refusal, .denied), ("Allow", .adding)])
      : PermissionWording(
        "“\(name)” Would Like to Access Your Photo Library", "NSPhotoLibraryUsageDescription",
        buttons: [
          ("Limit Access…", .limited), ("Allow Full Access", .authorized), (refusal, .denied),
        ])
  }

  private static func calendar(_ scope: PermissionScope, _ name: String) -> PermissionWording {
    switch scope {
    case .full:
      PermissionWording(
        "“\(name)” Would Like Full Access to Your Calendar",
        "NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription",
        buttons: [(refusal, .denied), ("Allow Full Access", .authorized)])
    case .adding:
      PermissionWording(
        "“\(name)” Would Like to Add to Your Calendar",
        "NSCalendarsWriteOnlyAccessUsageDescription",
        buttons: [(refusal, .denied), ("Allow", .adding)])
    default:
      PermissionWording(
        "“\(name)” Would Like to Access Your Calendar", "NSCalendarsUsageDescription")
    }
  }
}
