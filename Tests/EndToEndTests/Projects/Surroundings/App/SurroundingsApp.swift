import AVFoundation
import CoreLocation
import SwiftUI

@main
struct SurroundingsApp: App {
  var body: some Scene {
    WindowGroup { SurroundingsView() }
  }
}

struct SurroundingsView: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("scheme: \(colorScheme == .dark ? "dark" : "light")")
      Text("size: \(String(describing: typeSize))")
      Text("locale: \(locale.identifier)")
      Text("direction: \(String(describing: layoutDirection))")
      Text("width: \(horizontalSizeClass == .regular ? "regular" : "compact")")
      Text("camera: \(AVCaptureDevice.authorizationStatus(for: .video).rawValue)")
      Text("location: \(CLLocationManager().authorizationStatus.rawValue)")
      HStack {
        Text("First")
        Spacer()
        Text("Second")
      }
      Button("Count \(count)") { count += 1 }
        .accessibilityIdentifier("count")
    }
    .padding()
  }
}
