// `import AppIntents` brings Foundation, as on Apple's systems.
@_exported public import Foundation

@_exported public import struct SimulatedUI.LocalizedStringResource
