import SwiftUI

/// Lets customers say what they think.
@main
struct FeedbackApp: App {
  var body: some Scene {
    WindowGroup {
      FeedbackView()
    }
  }
}
