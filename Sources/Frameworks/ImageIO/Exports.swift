// `import ImageIO` brings pictures, as on Apple's systems.
@_exported public import SimulatedUIKit
