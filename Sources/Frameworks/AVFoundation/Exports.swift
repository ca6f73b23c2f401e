// `import AVFoundation` brings the system's sounds, as on Apple's systems.
@_exported public import AudioToolbox
