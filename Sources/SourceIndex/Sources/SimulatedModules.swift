/// What a project's sources may import: frameworks of Apple's, and libraries of tests, that pomelo has
/// itself.
package enum SimulatedModules {
  /// Their names, as sources import them.
  package static let names: Set<String> = [
    "AVFoundation", "AVKit", "AppIntents", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "Charts", "Combine", "CommonCrypto", "Contacts",
    "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreTransferable", "CryptoKit", "EventKit", "ImageIO", "InlineSnapshotTesting",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI", "Network", "OSLog",
    "PageObjects", "Photos", "PhotosUI", "QuartzCore", "SafariServices", "Security",
    "SnapshotTesting", "SnapshotTestingCustomDump", "StoreKit", "StoreKitTest", "SwiftData",
    "SwiftUI", "SystemConfiguration", "TipKit", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "WatchConnectivity", "WebKit", "WidgetKit", "XCTest", "XCUIAutomation",
    "_StoreKit_SwiftUI", "os",
  ]

  /// Modules of the toolchain that sources for iOS import by these names.
  package static let ofToolchain: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "Glibc", "Observation", "Swift",
  ]
}
