package import Foundation

/// What phones and tablets with screens of a size are called.
package enum DeviceName {
  /// Sizes in points, upright, by Apple's documentation of the devices.
  private static let names: [(width: Int, height: Int, name: String)] = [
    (320, 568, "iPhone SE (1st generation)"), (375, 667, "iPhone 8, SE"),
    (414, 736, "iPhone 8 Plus"), (375, 812, "iPhone X, 13 mini"), (414, 896, "iPhone XR, XS Max"),
    (390, 844, "iPhone 12, 13, 14"), (428, 926, "iPhone 12, 13 Pro Max"),
    (393, 852, "iPhone 15, 16"), (430, 932, "iPhone 15 Pro Max"), (402, 874, "iPhone 16 Pro"),
    (440, 956, "iPhone 16 Pro Max"), (768, 1024, "iPad mini"), (810, 1080, "iPad 10.2″"),
    (834, 1112, "iPad Pro 10.5″"), (834, 1194, "iPad Pro 11″"), (1024, 1366, "iPad Pro 12.9″"),
  ]

  /// The name of a screen's devices, with its size and how it is held.
  package static func text(of screen: CGSize) -> String {
    let (width, height) = (Int(screen.width), Int(screen.height))
    let size = "\(width)×\(height)"
    if let device = names.first(where: { $0.width == width && $0.height == height }) {
      return "\(device.name) (\(size))"
    }
    if let device = names.first(where: { $0.width == height && $0.height == width }) {
      return "\(device.name), on its side (\(size))"
    }
    return size
  }
}
