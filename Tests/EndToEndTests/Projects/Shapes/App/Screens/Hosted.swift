import SwiftUI
import UIKit

/// Shows a controller of UIKit.
struct Hosted<Controller: UIViewController>: UIViewControllerRepresentable {
  let make: () -> Controller

  func makeUIViewController(context: Context) -> Controller { make() }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}
