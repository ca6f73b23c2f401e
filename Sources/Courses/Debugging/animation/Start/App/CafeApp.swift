import SwiftUI

/// Orders coffee.
@main
struct CafeApp: App {
  var body: some Scene {
    WindowGroup {
      OrderView()
    }
  }
}
