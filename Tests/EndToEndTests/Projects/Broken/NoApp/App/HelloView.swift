import SwiftUI

/// A view, but no app that would show it.
struct HelloView: View {
  var body: some View {
    Text("Hello")
  }
}
