/// Frameworks of Apple's that pomelo does not simulate.
enum AppleFrameworks {
  /// Their names, as sources import them.
  static let names: Set<String> = [
    "Accessibility", "Accounts", "AdServices", "AppKit", "AssetsLibrary", "CarPlay", "Cocoa",
    "Compression", "CoreAudio", "CoreFoundation", "CoreMIDI", "CoreMedia", "CoreNFC", "CoreVideo",
    "DeveloperToolsSupport", "ExternalAccessory", "FamilyControls", "FileProvider",
    "GameController", "HomeKit", "IOKit", "ManagedSettings", "Messages", "Metal", "MetalKit",
    "MultipeerConnectivity", "MusicKit", "NearbyInteraction", "NetworkExtension",
    "NotificationCenter", "ObjectiveC", "PushKit", "ReplayKit", "ScreenTime", "ShazamKit", "Social",
    "Symbols", "UserNotificationsUI", "VideoToolbox", "WatchKit",
  ]
}
