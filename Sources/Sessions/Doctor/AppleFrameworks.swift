/// Frameworks of Apple's that pomelo does not simulate.
enum AppleFrameworks {
  /// Their names, as sources import them.
  static let names: Set<String> = [
    "ARKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdServices", "AdSupport",
    "AppKit", "AssetsLibrary",
    "CallKit", "CarPlay", "Charts", "CloudKit", "Cocoa", "CommonCrypto",
    "Compression", "ContactsUI", "CoreAudio", "CoreFoundation",
    "CoreHaptics", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit",
    "DeveloperToolsSupport", "DeviceCheck", "EventKitUI", "ExternalAccessory", "FamilyControls",
    "FileProvider", "FoundationModels", "GameController", "GameKit", "GameplayKit", "HealthKit",
    "HomeKit", "Intents", "IntentsUI", "IOKit", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "ManagedSettings", "MediaPlayer", "Messages", "Metal",
    "MetalKit", "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "NearbyInteraction", "NetworkExtension", "NotificationCenter", "ObjectiveC",
    "PassKit", "PDFKit", "PencilKit", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SceneKit", "ScreenTime", "Security",
    "ShazamKit", "Social", "Speech", "SpriteKit", "SwiftData", "Symbols", "SystemConfiguration",
    "TipKit", "Translation", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WeatherKit", "WidgetKit", "StoreKit",
  ]
}
