import SimulatedUI
import SimulatedUIKit

/// Puts a controller through what swift-snapshot-testing puts it through for a picture: a window of the
/// device's size, traits, appearance and layout.
///
/// Its view is loaded once, and appears and disappears for each device.
@MainActor struct ViewPicture {
  /// The device.
  var config: ViewImageConfig
  /// What the view is shown in besides the device's traits.
  var traits = UITraitCollection()

  /// Takes a picture of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - controller: The controller that it is of, or an empty one.
  /// - Returns: The picture, not yet drawn.
  func image(of view: UIView, in controller: UIViewController) -> UIImage {
    let frame = view.frame
    defer { if view !== controller.viewIfLoaded { view.frame = frame } }
    let drawnTraits = drawnTraits(for: controller)
    return show(view, in: controller) { safeArea in
      let size = view.bounds.size
      guard size.width > 0, size.height > 0 else { return UIImage() }
      var stage = ViewStage(
        size: size, safeArea: safeArea, traits: drawnTraits, hasGround: view.isHosting)
      stage.screen = config.traits.userInterfaceIdiom == .unspecified ? nil : config.size
      return stage.picture(of: view).image
    }
  }

  /// Has something done while a view is in a window.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - controller: The controller that it is of, or an empty one.
  ///   - body: What is done; it is given what of the view is covered.
  /// - Returns: What comes of it.
  func show<Result>(
    _ view: UIView, in controller: UIViewController, _ body: (UIEdgeInsets) -> Result
  ) -> Result {
    let outer = UITraitCollection.screen
    UITraitCollection.screen = UITraitCollection(
      outer.traits.merging(drawnTraits(for: controller)))
    defer { UITraitCollection.screen = outer }
    guard let root = controller.view else { return body(.zero) }
    let size = config.size ?? root.frame.size
    view.frame.size = size
    if view !== root {
      root.bounds = view.bounds
      root.addSubview(view)
    }
    let window = SnapshotWindow(size: size, safeArea: config.safeArea, for: controller)
    let holder = add(controller, to: window)
    defer { remove(controller, from: holder, in: window) }
    if size.width == 0 || size.height == 0 {
      view.sizeToFit()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    return body(window.safeArea)
  }

  /// All traits, but with as many pixels as the strategy says.
  private func drawnTraits(for controller: UIViewController) -> Traits {
    var all = config.traits.traits.merging(traits.traits)
    all.displayScale = traits.displayScale
    let wanted = controller.overrideUserInterfaceStyle
    if wanted != .unspecified { all.userInterfaceStyle = wanted }
    return all
  }

  private func add(
    _ controller: UIViewController, to window: SnapshotWindow
  ) -> UIViewController {
    let holder = UIViewController()
    guard let view = controller.view, let around = holder.view else { return holder }
    around.backgroundColor = .clear
    around.frame = window.frame
    around.translatesAutoresizingMaskIntoConstraints =
      view.translatesAutoresizingMaskIntoConstraints
    holder.preferredContentSize = around.frame.size
    view.frame = around.frame
    around.addSubview(view)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: around.topAnchor),
        view.bottomAnchor.constraint(equalTo: around.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: around.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: around.trailingAnchor),
      ])
    }
    holder.addChild(controller)
    controller.didMove(toParent: holder)
    window.rootViewController = holder
    window.giveUpStatusBar(for: holder)
    holder.beginAppearanceTransition(true, animated: false)
    holder.endAppearanceTransition()
    for laidOut in [around, view] {
      laidOut.setNeedsLayout()
      laidOut.layoutIfNeeded()
    }
    return holder
  }

  private func remove(
    _ controller: UIViewController, from holder: UIViewController, in window: UIWindow
  ) {
    holder.beginAppearanceTransition(false, animated: false)
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
    controller.didMove(toParent: nil)
    // What leaves its window has disappeared, whatever its parent is.
    controller.endAppearanceTransition()
    holder.endAppearanceTransition()
    window.rootViewController = nil
  }
}

extension UIView {
  /// Whether it shows views of SwiftUI, on the colour of screens.
  fileprivate var isHosting: Bool { if case .hosting = kind { true } else { false } }
}
