import DeviceServices
import ElementModel

extension PermissionAnswers {
  /// Tells the device what the person has answered an app.
  @MainActor
  func tell(bundleIdentifier: String) {
    for (subject, answer) in answers {
      let request = PermissionRequest(
        app: bundleIdentifier, permission: subject.permission, scope: .standard)
      DeviceServices.shared.permissions.answer(request, answer.status)
    }
  }
}

extension PermissionAnswers.Subject {
  fileprivate var permission: Permission {
    switch self {
    case .bluetooth: .bluetooth
    case .calendar: .calendar
    case .camera: .camera
    case .contacts: .contacts
    case .faceID: .faceID
    case .location: .location
    case .mediaLibrary: .mediaLibrary
    case .microphone: .microphone
    case .motion: .motion
    case .notifications: .notifications
    case .photos: .photos
    case .reminders: .reminders
    case .speechRecognition: .speechRecognition
    case .userTracking: .userTracking
    }
  }
}

extension PermissionAnswers.Answer {
  fileprivate var status: PermissionStatus {
    switch self {
    case .allow: .authorized
    case .deny: .denied
    case .always: .always
    case .limited: .limited
    }
  }
}
