import SwiftUI

@main
struct GoodbyeApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Hello")
    }
  }
}
