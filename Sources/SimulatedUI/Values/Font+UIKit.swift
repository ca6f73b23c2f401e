public import SimulatedUIKit

extension Font {
  /// The same as a font of UIKit's.
  public init(_ font: UIFont) {
    let traits = font.fontDescriptor.symbolicTraits
    let own = Font.system(
      size: font.pointSize, weight: Weight(font.weight),
      design: traits.contains(.traitMonoSpace) ? .monospaced : nil)
    self = traits.contains(.traitItalic) ? own.italic() : own
  }
}

extension Font.Weight {
  /// The weight that is nearest to one of UIKit's; `nil` for the regular one.
  fileprivate init?(_ weight: UIFont.Weight) {
    switch weight.rawValue {
    case ..<(-0.7): self = .ultraLight
    case ..<(-0.5): self = .thin
    case ..<(-0.2): self = .light
    case ..<0.1: return nil
    case ..<0.26: self = .medium
    case ..<0.35: self = .semibold
    case ..<0.5: self = .bold
    case ..<0.6: self = .heavy
    default: self = .black
    }
  }
}
