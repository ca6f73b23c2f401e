/// Frameworks of Apple's that pomelo does not simulate.
enum AppleFrameworks {
  /// Their names, as sources import them.
  static let names: Set<String> = [
    "ARKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdServices", "AdSupport",
    "AppKit", "AssetsLibrary", "CallKit", "CarPlay", "CloudKit", "Cocoa", "Compression",
    "ContactsUI", "CoreAudio", "CoreFoundation", "CoreLocationUI", "CoreMIDI", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "DeveloperToolsSupport", "DeviceCheck", "EventKitUI", "ExposureNotification",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FoundationModels", "GameController",
    "GameKit", "GameplayKit", "HealthKit", "HomeKit", "IOKit", "Intents", "IntentsUI",
    "JavaScriptCore", "ManagedSettings", "MediaPlayer", "Messages", "Metal", "MetalKit",
    "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "NearbyInteraction", "NetworkExtension", "NotificationCenter", "ObjectiveC", "PDFKit",
    "PassKit", "PencilKit", "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit",
    "ReplayKit", "SceneKit", "ScreenTime", "ShazamKit", "Social", "Speech", "SpriteKit", "Symbols",
    "Translation", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchKit",
    "WeatherKit",
  ]
}
