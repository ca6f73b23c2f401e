// `import TipKit` brings SwiftUI, as on Apple's systems.
@_exported public import SimulatedUI
