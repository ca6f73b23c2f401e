/// What a project's sources may import: frameworks of Apple's, and libraries of tests, that pomelo has
/// itself.
package enum SimulatedModules {
  /// Their names, as sources import them.
  package static let names: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport", "AppIntents",
    "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
    "CallKit", "Charts", "CloudKit", "Combine", "CommonCrypto", "Contacts", "ContactsUI",
    "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreLocationUI", "CoreML", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI",
    "ExposureNotification", "FoundationModels", "GameKit", "GameplayKit", "HealthKit", "ImageIO",
    "InlineSnapshotTesting", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MetricKit", "MobileCoreServices",
    "NaturalLanguage", "Network", "OSLog", "PDFKit", "PageObjects", "PassKit", "PencilKit",
    "Photos", "PhotosUI", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit",
    "SafariServices", "SceneKit", "Security", "SnapshotTesting", "SnapshotTestingCustomDump",
    "Speech", "SpriteKit", "StoreKit", "StoreKitTest", "SwiftData", "SwiftUI",
    "SystemConfiguration", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit",
    "WidgetKit", "XCTest", "XCUIAutomation", "_StoreKit_SwiftUI", "os",
  ]

  /// Modules of the toolchain that sources for iOS import by these names.
  package static let ofToolchain: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "Glibc", "Observation", "Swift",
  ]
}
