import SwiftUI
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
  private(set) var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    launches += 1
    UINavigationBar.appearance().tintColor = .systemRed
    return true
  }
}

@main
struct ScannerApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { ScannerView(launches: delegate.launches) }
  }
}

struct ScannerView: View {
  let launches: Int
  @State private var code = "none"
  @State private var note = ""
  @State private var showsTerms = false

  var body: some View {
    VStack {
      Text("Launched \(launches) times")
      CameraView { code = $0 }
        .frame(height: 200)
      Text("Code: \(code)")
      TextField("Note", text: $note)
      Button("Hide keyboard") {
        UIApplication.shared.sendAction(
          #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      }
      Button("Terms") { showsTerms = true }
    }
    .sheet(isPresented: $showsTerms) { TermsView() }
  }
}
