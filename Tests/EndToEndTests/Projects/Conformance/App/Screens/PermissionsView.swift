import AVFoundation
import Contacts
import CoreLocation
import SwiftUI
import UserNotifications

/// Asks for what the system protects, and shows the answers.
struct PermissionsView: View {
  @State private var notifications = "not asked"
  @State private var camera = "not asked"
  @State private var contacts = "not asked"

  var body: some View {
    VStack(spacing: 16) {
      Button("Notifications") {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) {
          isGranted, _ in
          DispatchQueue.main.async { notifications = isGranted ? "granted" : "denied" }
        }
      }
      Readout("notifications", notifications)
      Button("Camera") {
        AVCaptureDevice.requestAccess(for: .video) { isGranted in
          DispatchQueue.main.async { camera = isGranted ? "granted" : "denied" }
        }
      }
      Readout("camera", camera)
      Button("Contacts") {
        CNContactStore().requestAccess(for: .contacts) { isGranted, _ in
          DispatchQueue.main.async { contacts = isGranted ? "granted" : "denied" }
        }
      }
      Readout("contacts", contacts)
    }
  }
}
