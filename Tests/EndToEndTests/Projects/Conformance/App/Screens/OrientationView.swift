import SwiftUI

/// How much room there is, and whether it is dark.
struct OrientationView: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      Readout("horizontal", horizontal == .regular ? "regular" : "compact")
      Readout("vertical", vertical == .regular ? "regular" : "compact")
      Readout("scheme", scheme == .dark ? "dark" : "light")
    }
  }
}
