package import Foundation
package import ScreenImaging
package import SimulatedUIKit

/// Shows a view without an app, for a picture of it.
@MainActor package struct ViewStage {
  /// The room for the view, in points.
  package var size: CGSize
  /// What bars and the device's corners take of it.
  package var safeArea: UIEdgeInsets
  /// What the view is shown in; as on the screen where a trait is not set.
  package var traits: Traits
  /// Whether the colour of screens is behind it.
  package var hasGround: Bool
  /// The device's screen in points; `nil` where it is none.
  package var screen: CGSize?

  /// Describes a stage.
  package init(
    size: CGSize, safeArea: UIEdgeInsets = .zero, traits: Traits = Traits(),
    hasGround: Bool = true
  ) {
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
    self.hasGround = hasGround
  }

  /// A picture of a view of SwiftUI, as it is when it has just come onto the stage.
  ///
  /// - Parameter view: The view.
  /// - Returns: The picture, not yet drawn.
  package func picture(of view: any View) -> DrawnImage {
    show(view) { app in
      var drawing = app.drawing()
      drawing.hasGround = hasGround
      drawing.hasStatusBar = false
      return DrawnImage(
        drawing, size: size, scale: all.displayScale,
        isDark: all.userInterfaceStyle == .dark, traits: all, screen: screen)
    }
  }

  /// A picture of a view of UIKit, laid out before.
  ///
  /// - Parameter view: The view.
  /// - Returns: The picture, not yet drawn.
  package func picture(of view: UIView) -> DrawnImage {
    let listener = view.onChange
    defer { view.onChange = listener }
    return picture(of: UIViewTree(view: view, isScreen: true))
  }

  /// The size that a view of SwiftUI takes of what it is offered.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: Points across; as many as it likes when `nil`.
  ///   - height: Points down; as many as it likes when `nil`.
  /// - Returns: The size, in whole points as UIKit has them.
  package func size(of view: any View, width: CGFloat?, height: CGFloat?) -> CGSize {
    show(view) { app in
      let size = app.contentSize(for: ProposedSize(width: width, height: height))
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
  }

  /// All traits that the view is shown in.
  private var all: Traits { UITraitCollection.current.traits.merging(traits) }

  /// Has something done while a view is on the stage.
  private func show<Result>(
    _ view: any View, _ body: (SimulatedApp) -> Result
  ) -> Result {
    let outer = UITraitCollection.screen
    UITraitCollection.screen = UITraitCollection(all)
    defer { UITraitCollection.screen = outer }
    let device = Device(
      name: "", size: size,
      safeArea: EdgeInsets(
        top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom,
        trailing: safeArea.right), scale: all.displayScale)
    let app = SimulatedApp(staged: view, on: device, in: all)
    app.launch()
    defer { app.terminate() }
    return body(app)
  }
}

extension SimulatedApp {
  /// The size that what the app shows takes of what it is offered.
  fileprivate func contentSize(for proposal: ProposedSize) -> CGSize {
    _ = snapshot()
    return screen?.content?.size(for: proposal) ?? .zero
  }
}
