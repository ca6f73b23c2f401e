import SwiftUI

@main
struct ClinicApp: App {
  @State private var model = ClinicModel(
    account: ProcessInfo.processInfo.environment["CLINIC_ACCOUNT"])

  var body: some Scene {
    WindowGroup {
      HomeView()
        .environment(model)
    }
  }
}
