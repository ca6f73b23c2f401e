extension UIColor {
  /// The colour of UIKit for one of SwiftUI.
  public convenience init(_ color: Color) {
    switch color.source {
    case .named(let name): self.init(called: name)
    case .asset(let name): self.init(called: name)
    case .components, .faded, .mixed:
      let parts = color.resolve(in: EnvironmentValues())
      self.init(
        red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
        alpha: CGFloat(parts.opacity))
    }
  }
}
