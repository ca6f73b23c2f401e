import SwiftUI

/// An app that goes wrong in a different way for each of its buttons.
@main
struct MishapsApp: App {
  @StateObject private var viewModel = MishapsViewModel()

  var body: some Scene {
    WindowGroup {
      MishapsView(viewModel: viewModel)
    }
  }
}
