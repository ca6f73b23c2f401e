import SwiftUI

/// Stands in for the camera: a button that sees a code.
struct CameraView: View {
  let onCode: (String) -> Void

  var body: some View {
    Button("See a code") { onCode("4006381333931") }
      .accessibilityIdentifier("camera")
  }
}
