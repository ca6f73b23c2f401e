// `import AVKit` brings AVFoundation, as on Apple's systems.
@_exported public import AVFoundation
