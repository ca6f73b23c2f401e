/// Frameworks of Apple's that pomelo does not simulate.
enum AppleFrameworks {
  /// Their names, as sources import them.
  static let names: Set<String> = [
    "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdServices", "AdSupport",
    "AppKit", "ARKit", "AssetsLibrary", "CallKit", "CarPlay", "CloudKit", "Cocoa",
    "Compression", "ContactsUI", "CoreAudio", "CoreFoundation", "CoreMedia",
    "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreVideo", "DeveloperToolsSupport", "DeviceCheck", "EventKitUI",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FoundationModels", "GameController",
    "GameKit", "GameplayKit", "HealthKit", "HomeKit", "Intents", "IntentsUI", "IOKit",
    "JavaScriptCore", "ManagedSettings", "MediaPlayer", "Messages", "Metal", "MetalKit",
    "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "NearbyInteraction", "NetworkExtension", "NotificationCenter", "ObjectiveC", "PassKit",
    "PDFKit", "PencilKit", "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit",
    "ReplayKit", "SceneKit", "ScreenTime", "ShazamKit", "Social", "Speech", "SpriteKit",
    "Symbols", "TipKit", "Translation", "UserNotificationsUI", "VideoToolbox", "Vision",
    "VisionKit", "WatchKit", "WeatherKit",
  ]
}
