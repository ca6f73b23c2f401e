public import Foundation
public import SimulatedUI
public import SimulatedUIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Compares pictures of views, all of which has to be equal.
  public static var image: Snapshotting { .image() }

  /// Compares pictures of views.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the app's own window is used; pictures are the same.
  ///   - precision: The share that has to be equal.
  ///   - perceptualPrecision: How near colours have to be.
  ///   - size: The view's size; its own where `nil`.
  ///   - traits: What the view is shown in.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    pictures(precision, perceptualPrecision, traits) { view in
      ViewPicture(
        config: ViewImageConfig(size: size ?? view.frame.size), traits: traits
      ).image(of: view, in: UIViewController())
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Compares pictures of controllers, all of which has to be equal.
  public static var image: Snapshotting { .image() }

  /// Compares pictures of controllers on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - drawHierarchyInKeyWindow: Whether the app's own window is used; pictures are the same.
  ///   - precision: The share that has to be equal.
  ///   - perceptualPrecision: How near colours have to be.
  ///   - size: The view's size; the device's where `nil`.
  ///   - traits: What the view is shown in besides the device's traits.
  /// - Returns: The strategy.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    pictures(precision, perceptualPrecision, traits) { controller in
      var config = config
      config.size = size ?? config.size
      return ViewPicture(config: config, traits: traits)
        .image(of: controller.view, in: controller)
    }
  }

  /// Compares pictures of controllers.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the app's own window is used; pictures are the same.
  ///   - precision: The share that has to be equal.
  ///   - perceptualPrecision: How near colours have to be.
  ///   - size: The view's size; its own where `nil`.
  ///   - traits: What the view is shown in.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(size: size, traits: traits), precision: precision,
      perceptualPrecision: perceptualPrecision, traits: traits)
  }
}

/// The room that a view of SwiftUI has in its picture.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// As much as the view takes.
  case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
  /// Compares pictures of views of SwiftUI in their own size, all of which has to be equal.
  public static var image: Snapshotting { .image() }

  /// Compares pictures of views of SwiftUI.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the app's own window is used; pictures are the same.
  ///   - precision: The share that has to be equal.
  ///   - perceptualPrecision: How near colours have to be.
  ///   - layout: The room that the view has.
  ///   - traits: What the view is shown in.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    pictures(precision, perceptualPrecision, traits) { view in
      let controller = UIHostingController(rootView: view)
      let config =
        switch layout {
        case .device(let config): config
        case .fixed(let width, let height):
          ViewImageConfig(size: CGSize(width: width, height: height), traits: traits)
        case .sizeThatFits:
          ViewImageConfig(size: controller.sizeThatFits(in: .zero), traits: traits)
        }
      return ViewPicture(config: config, traits: traits)
        .image(of: controller.view, in: controller)
    }
  }
}

extension Snapshotting where Format == UIImage {
  /// A strategy of pictures that are taken on the main thread.
  static func pictures(
    _ precision: Float, _ perceptualPrecision: Float, _ traits: UITraitCollection,
    _ image: @escaping @MainActor (Value) -> UIImage
  ) -> Snapshotting {
    let scale = MainActor.assumeIsolated { traits.displayScale }
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { value in
      nonisolated(unsafe) let value = value
      return MainActor.assumeIsolated { image(value) }
    }
  }
}
