public import Foundation
public import SimulatedUIKit

extension Snapshotting where Value == UIView, Format == String {
  /// Compares what views are made of.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares what views are made of.
  ///
  /// - Parameters:
  ///   - size: The view's size; its own where `nil`.
  ///   - traits: What the view is shown in.
  /// - Returns: The strategy.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIView, String> {
    lines { view in
      ViewPicture(config: ViewImageConfig(size: size ?? view.frame.size, traits: traits))
        .show(view, in: UIViewController()) { _ in ViewDescription.text(of: view) }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares which controllers are in a controller.
  public static var hierarchy: Snapshotting {
    lines { controller in
      ViewPicture(config: ViewImageConfig())
        .show(controller.view, in: controller) { _ in ViewDescription.text(of: controller) }
    }
  }

  /// Compares what the views of controllers are made of.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares what the views of controllers are made of, on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - size: The view's size; the device's where `nil`.
  ///   - traits: What the view is shown in besides the device's traits.
  /// - Returns: The strategy.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIViewController, String> {
    lines { controller in
      var config = config
      config.size = size ?? config.size
      return ViewPicture(config: config, traits: traits).show(controller.view, in: controller) {
        _ in
        ViewDescription.text(of: controller.view)
      }
    }
  }
}

extension Snapshotting where Format == String {
  /// A strategy of texts that are made on the main thread.
  private static func lines(_ text: @escaping @MainActor (Value) -> String) -> Snapshotting {
    SimplySnapshotting.lines.pullback { value in
      nonisolated(unsafe) let value = value
      return MainActor.assumeIsolated { text(value) }
    }
  }
}
