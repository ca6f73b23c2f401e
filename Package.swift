// swift-tools-version: 6.2
import PackageDescription

// The modules that matter lie directly in `Sources`; read them in this order. What they stand on is
// in folders beside them: `Frameworks` (what apps and suites import by Apple's names),
// `Terminal` (how a frame gets onto a screen), `Support` (small parts that several share), and
// `Examples` and `Courses`, which pomelo itself compiles.
//
//   models    ElementModel, SessionProtocol
//   host      VirtualTime <- SimulatedUI, XCUITest <- TestHost
//   project   SourceIndex <- Workspace
//   explorer  Recording, Lessons <- ExplorerCore <- Sessions <- pomelo

/// A module in one of the folders beside the main ones.
func part(
  _ name: String, in folder: String, dependencies: [Target.Dependency] = [],
  swiftSettings: [SwiftSetting]? = nil, linkerSettings: [LinkerSetting]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
    swiftSettings: swiftSettings, linkerSettings: linkerSettings)
}

/// What apps and suites import; under Apple's name, or under one that an alias leads to.
func framework(
  _ name: String, dependencies: [Target.Dependency] = [], swiftSettings: [SwiftSetting]? = nil
) -> Target {
  part(name, in: "Frameworks", dependencies: dependencies, swiftSettings: swiftSettings)
}

/// Those that only apps name: part of the host's library, but imported by no module of ours.
let appFrameworks: [Target.Dependency] = [
  "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks", "Contacts", "CoreBluetooth",
  "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreTransferable", "EventKit", "ImageIO",
  "LinkPresentation", "LocalAuthentication", "MessageUI", "Network", "OSLog", "Photos", "PhotosUI",
  "QuartzCore", "SafariServices", "Security", "SimulatedFoundation", "SimulatedOS",
  "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity",
  "WebKit",
]

/// Large ones that only apps name: linked into the hosts of apps that import them, and no part of the
/// library that every host loads.
let separateFrameworks: [Target.Dependency] = [
  "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport", "AppIntents",
  "AuthenticationServices", "CallKit", "Charts", "CloudKit", "ContactsUI", "CoreLocationUI",
  "CoreML", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText", "DeviceCheck", "EventKitUI",
  "ExposureNotification", "FoundationModels", "GameKit", "GameplayKit", "HealthKit",
  "InlineSnapshotTesting", "Intents", "IntentsUI", "JavaScriptCore", "MapKit", "MediaPlayer",
  "MetricKit", "MobileCoreServices", "NaturalLanguage", "PDFKit", "PassKit", "PencilKit",
  "QuickLook", "QuickLookThumbnailing", "RealityKit", "SceneKit", "ScreenSnapshots",
  "SnapshotTestingCustomDump", "Speech", "SpriteKit", "StoreKit", "StoreKitTest", "SwiftData",
  "TipKit", "Translation", "Vision", "VisionKit", "WeatherKit", "WidgetKit", "_StoreKit_SwiftUI",
]

/// Those of which the code is others', in a library of its own that the hosts of apps load which import
/// them.
let cryptography = ["CryptoKit", "SimulatedCommonCrypto"]

/// Parsers of Swift; only modules that read sources get them.
let swiftSyntax: [Target.Dependency] = [
  .product(name: "SwiftIDEUtils", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftSyntax", package: "swift-syntax"),
]

/// Files of the `themes` folder that are part of the program.
let themes = [
  "terminal", "dark", "light", "high-contrast-dark", "high-contrast-light", "color-blind-dark",
  "color-blind-light", "monochrome",
]

/// What modules need whose names came with some version of iOS.
let ofVersions: [Target.Dependency] = ["CSystemVersions"]
/// How they are compiled: `@available(iOS18 )` means a domain of that module. (The formatter leaves room
/// for a number behind the name.)
let marksVersions: [SwiftSetting] = [
  .unsafeFlags([
    "-enable-experimental-feature", "CustomAvailability",
    "-Xfrontend", "-import-module", "-Xfrontend", "CSystemVersions",
  ])
]

let models: [Target] = [
  .target(name: "ElementModel", dependencies: ["PredicateLanguage"]),
  .target(name: "SessionProtocol", dependencies: ["ElementModel"]),
  part("PredicateLanguage", in: "Support"),
  part("SourceModel", in: "Support", dependencies: ["ElementModel"]),
]

let host: [Target] = [
  .target(name: "VirtualTime"),
  .target(
    name: "SimulatedUI",
    dependencies: [
      "Conformances", "CoreData", "DeviceServices", "ElementModel", "Pictures", "ScreenImaging",
      "SimulatedCombine", "SimulatedFoundation", "SimulatedUIKit", "UniformTypeIdentifiers",
      "VirtualTime",
    ] + ofVersions,
    // Closures passed to the standard library ask which executor they are on each time they are
    // called: a sixth of the time of an update. Debug builds, which the tests are, go on asking.
    swiftSettings: marksVersions + [
      .unsafeFlags(["-disable-dynamic-actor-isolation"], .when(configuration: .release))
    ]),
  .target(
    name: "XCUITest",
    dependencies: [
      "Conformances", "CoreLocation", "ElementModel", "Pictures", "PredicateLanguage",
      "ScreenImaging", "SessionProtocol", "SimulatedFoundation", "SimulatedUIKit", "VirtualTime",
    ]),
  .target(
    name: "TestHost",
    dependencies: [
      "Confinement", "Conformances", "DeviceServices", "ElementModel", "ProcessArguments",
      "ScreenImaging", "SessionProtocol", "SimulatedCombine", "SimulatedNetwork", "SimulatedUI",
      "SimulatedUIKit", "SnapshotReferences",
      "SystemProcesses",
      "VirtualTime", "XCUITest",
    ] + appFrameworks),
  part("CSystemVersions", in: "Support"),
  part("Confinement", in: "Support"),
  part("Conformances", in: "Support"),
  part("DeviceServices", in: "Support", dependencies: ["ElementModel", "VirtualTime"]),
  part("ScreenImaging", in: "Support", dependencies: ["ElementModel", "Pictures"]),
  part("Pictures", in: "Support"),
  part(
    "SnapshotReferences", in: "Support",
    dependencies: ["ElementModel", "Pictures", "ScreenImaging"]),
  // Before Swift 6 a mutable global needs no isolation, and the arguments of a process are one.
  part("ProcessArguments", in: "Support", swiftSettings: [.swiftLanguageMode(.v5)]),
  part("SystemProcesses", in: "Support"),
  .executableTarget(
    name: "PomeloMacros", dependencies: swiftSyntax, path: "Sources/Support/PomeloMacros"),
]

/// What frameworks stand on that ask the simulated device.
let onDevice: [Target.Dependency] = ["DeviceServices", "SimulatedFoundation", "VirtualTime"]
/// What frameworks stand on that show something besides.
let onScreen: [Target.Dependency] = onDevice + ["SimulatedUI", "SimulatedUIKit"]

let frameworks: [Target] = [
  framework("SimulatedCombine", dependencies: ["Conformances", "OpenCombine", "VirtualTime"]),
  framework(
    "SimulatedNetwork",
    dependencies: ["DeviceServices", "OpenCombine", "SessionProtocol", "VirtualTime"]),
  framework(
    "SimulatedUIKit",
    dependencies: [
      "DeviceServices", "Pictures", "ScreenImaging", "SimulatedFoundation", "UserNotifications",
      "VirtualTime",
    ]),
  framework("AppTrackingTransparency", dependencies: ["DeviceServices"]),
  framework("AppIntents", dependencies: ["SimulatedUI", "UniformTypeIdentifiers"]),
  framework("AudioToolbox"),
  framework("AVKit", dependencies: onScreen + ["AVFoundation"]),
  framework("CoreImage", dependencies: ["DeviceServices", "Pictures", "SimulatedUIKit"]),
  framework("SystemConfiguration"),
  framework("AuthenticationServices", dependencies: ["SimulatedUI", "SimulatedUIKit"]),
  framework("BackgroundTasks"),
  framework("MessageUI", dependencies: onScreen),
  framework("QuartzCore", dependencies: ["SimulatedUIKit"]),
  framework("Security", dependencies: ["SimulatedFoundation"]),
  framework("ImageIO", dependencies: ["SimulatedUIKit"]),
  framework("WatchConnectivity"),
  framework(
    "AVFoundation",
    dependencies: onDevice + ["AudioToolbox", "SimulatedCombine", "SimulatedUIKit"]),
  framework("Charts", dependencies: ["SimulatedUI"]),
  framework(
    "SimulatedCommonCrypto",
    dependencies: [
      .product(name: "Crypto", package: "swift-crypto"),
      .product(name: "CryptoExtras", package: "swift-crypto"),
    ]),
  framework("CryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
  framework("Contacts", dependencies: ["DeviceServices"]),
  framework("CoreBluetooth", dependencies: ["DeviceServices"]),
  framework(
    "CoreData", dependencies: ["PredicateLanguage", "SimulatedCombine", "SimulatedFoundation"]),
  framework("CoreGraphics"),
  framework("CoreHaptics"),
  framework(
    "CoreLocation", dependencies: ofVersions + ["Contacts", "DeviceServices", "VirtualTime"],
    swiftSettings: marksVersions),
  framework("CoreTransferable", dependencies: ["SimulatedUI", "UniformTypeIdentifiers"]),
  framework("EventKit", dependencies: ["DeviceServices", "VirtualTime"]),
  framework("LinkPresentation"),
  framework("LocalAuthentication", dependencies: onDevice + ["Security", "SimulatedUIKit"]),
  framework(
    "MapKit", dependencies: onScreen + ofVersions + ["Contacts", "CoreLocation"],
    swiftSettings: marksVersions),
  framework("Network", dependencies: ["SessionProtocol", "SimulatedNetwork", "VirtualTime"]),
  framework("OSLog"),
  framework(
    "Photos",
    dependencies: onDevice + [
      "CoreLocation", "ImageIO", "SimulatedUIKit", "UniformTypeIdentifiers",
    ]),
  framework("PhotosUI", dependencies: onScreen + ["Photos", "UniformTypeIdentifiers"]),
  framework("SafariServices", dependencies: ["SimulatedUIKit", "WebKit"]),
  framework(
    "ScreenSnapshots",
    dependencies: [
      "ElementModel", "Pictures", "ScreenImaging", "SessionProtocol", "SimulatedUI",
      "SimulatedUIKit", "SnapshotReferences", "XCUITest",
    ]),
  framework(
    "InlineSnapshotTesting", dependencies: ["ScreenSnapshots", "SessionProtocol", "XCUITest"]),
  framework("SnapshotTestingCustomDump", dependencies: ["ScreenSnapshots"]),
  framework("SimulatedFoundation", dependencies: ["PredicateLanguage"]),
  framework("SimulatedOS", dependencies: ["OSLog"]),
  framework(
    "StoreKit",
    dependencies: ofVersions + ["DeviceServices", "SimulatedUI", "SimulatedUIKit", "VirtualTime"],
    swiftSettings: marksVersions),
  framework("_StoreKit_SwiftUI", dependencies: ["StoreKit"]),
  framework("StoreKitTest", dependencies: ["SimulatedUIKit", "StoreKit", "VirtualTime"]),
  framework(
    "SwiftData",
    dependencies: ofVersions + [
      "SimulatedFoundation", "SimulatedUI", "SimulatedUIKit", "VirtualTime",
    ],
    swiftSettings: marksVersions),
  framework("SeparateFrameworks", dependencies: separateFrameworks),
  framework("UniformTypeIdentifiers"),
  framework("UserNotifications", dependencies: ["DeviceServices", "VirtualTime"]),
  framework(
    "WebKit", dependencies: ofVersions + ["SimulatedUI", "SimulatedUIKit", "VirtualTime"],
    swiftSettings: marksVersions),
  framework(
    "WidgetKit", dependencies: ["ActivityKit", "AppIntents", "Intents", "SimulatedUI"]),
  framework("XCUIAutomation", dependencies: ["XCUITest"]),
  // What a suite may build on. Xcode compiles its sources too, so they say `import XCTest`, without
  // an access level.
  framework(
    "PageObjects", dependencies: ["XCUITest"],
    swiftSettings: [
      .enableUpcomingFeature("ExistentialAny"),
      .unsafeFlags(["-module-alias", "XCTest=XCUITest"]),
    ]),
]

/// Frameworks of what a device has besides its screen and its store: of people, places, models, sensors and
/// services, with the screens that the system has for them.
let deviceFrameworks: [Target] =
  [
    framework("ARKit", dependencies: onScreen + ["AVFoundation", "SceneKit"]),
    framework("CallKit", dependencies: onScreen + ["AVFoundation"]),
    framework("CloudKit", dependencies: onDevice + ["CoreLocation"]),
    framework("ContactsUI", dependencies: onScreen + ["Contacts"]),
    framework("CoreLocationUI", dependencies: onScreen + ["CoreLocation"]),
    framework("CoreSpotlight", dependencies: onScreen + ["UniformTypeIdentifiers"]),
    framework("EventKitUI", dependencies: onScreen + ["EventKit"]),
    framework("ExposureNotification", dependencies: onScreen + ["SimulatedCombine"]),
    framework(
      "FoundationModels", dependencies: onDevice + ofVersions, swiftSettings: marksVersions),
    framework("Intents", dependencies: onScreen + ["UserNotifications"]),
    framework("IntentsUI", dependencies: onScreen + ["Intents"]),
    framework("MediaPlayer", dependencies: onScreen + ["AVFoundation"]),
    framework(
      "MobileCoreServices", dependencies: ["SimulatedFoundation", "UniformTypeIdentifiers"]),
    framework("PassKit", dependencies: onScreen + ["Contacts"]),
    framework("QuickLook", dependencies: onScreen + ["PDFKit", "UniformTypeIdentifiers"]),
    framework("QuickLookThumbnailing", dependencies: onScreen + ["UniformTypeIdentifiers"]),
    framework("RealityKit", dependencies: onScreen + ["ARKit"]),
    framework("SceneKit", dependencies: onScreen + ["Accelerate"]),
    framework("Speech", dependencies: onScreen + ["AVFoundation"]),
    framework("TipKit", dependencies: onScreen + ofVersions, swiftSettings: marksVersions),
    framework("Translation", dependencies: onScreen + ofVersions, swiftSettings: marksVersions),
    framework("Vision", dependencies: onScreen + ["AVFoundation", "CoreImage", "CoreML"]),
    framework("VisionKit", dependencies: onScreen + ["Vision"]),
    framework("WeatherKit", dependencies: onDevice + ["CoreLocation"]),
  ]
  + [
    "Accelerate", "AdSupport", "CoreMotion", "CoreTelephony", "DeviceCheck", "GameplayKit",
    "HealthKit", "JavaScriptCore", "MetricKit",
    "NaturalLanguage",
  ].map { framework($0, dependencies: onDevice) }
  + [
    "ActivityKit", "CoreML", "CoreText", "GameKit", "PDFKit", "PencilKit", "SpriteKit",
  ].map { framework($0, dependencies: onScreen) }

let project: [Target] = [
  part("XcodeProjects", in: "Support", dependencies: ["Yams"]),
  .target(
    name: "SourceIndex",
    dependencies: ["ElementModel", "PredicateLanguage", "SourceModel"] + swiftSyntax),
  part("CConfinement", in: "Support"),
  part("CWakeups", in: "Support"),
  .target(
    name: "Workspace",
    dependencies: [
      "CConfinement", "Confinement", "ElementModel", "SessionProtocol", "SourceIndex",
      "SourceModel", "SystemProcesses", "XcodeProjects", "Yams",
    ]),
]

/// What goes over the pixels of pictures, which takes seconds without the optimiser.
let pixelwise: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let terminal: [Target] = [
  part("TerminalModel", in: "Terminal", swiftSettings: pixelwise),
  part(
    "TerminalPictures", in: "Terminal", dependencies: ["Pictures", "TerminalModel"],
    swiftSettings: pixelwise),
  part("CTerminal", in: "Terminal"),
  part("CNcurses", in: "Terminal", linkerSettings: [.linkedLibrary("ncursesw")]),
  part("TerminalUI", in: "Terminal", dependencies: ["CTerminal", "TerminalModel"]),
  part("HeadlessDriver", in: "Terminal", dependencies: ["TerminalModel", "TerminalUI"]),
  part(
    "NcursesDriver", in: "Terminal",
    dependencies: ["CNcurses", "CTerminal", "TerminalModel", "TerminalPictures", "TerminalUI"]),
]

let explorer: [Target] = [
  .target(
    name: "Recording",
    dependencies: ["ElementModel", "SessionProtocol", "SourceIndex", "SourceModel", "Yams"]
      + swiftSyntax),
  .target(name: "Lessons", dependencies: ["Yams"]),
  part("ScreenRendering", in: "Support", dependencies: ["ElementModel", "TerminalModel"]),
  // It hashes all references there are, which takes seconds without the optimiser.
  part(
    "ReferenceStores", in: "Support", dependencies: ["SystemProcesses"],
    swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]),
  .target(
    name: "ExplorerCore",
    dependencies: [
      "ElementModel", "Lessons", "Recording", "ScreenRendering", "SessionProtocol", "SourceIndex",
      "SourceModel", "TerminalModel", "Yams",
    ],
    resources: themes.map { .embedInCode("../../themes/\($0).yaml") }),
  .target(
    name: "Sessions",
    dependencies: [
      "ElementModel", "ExplorerCore", "Lessons", "Pictures", "Recording", "ReferenceStores",
      "ScreenRendering", "SessionProtocol", "SnapshotReferences", "SourceIndex", "SourceModel",
      "TerminalModel", "TerminalUI", "Workspace",
    ]),
  .executableTarget(
    name: "pomelo",
    dependencies: [
      "ElementModel", "ExplorerCore", "HeadlessDriver", "Lessons", "NcursesDriver", "Pictures",
      "Recording",
      "ReferenceStores", "ScreenRendering", "SessionProtocol", "Sessions", "SourceIndex",
      "SourceModel", "SystemProcesses", "TerminalModel", "TerminalPictures", "TerminalUI",
      "Workspace", .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
  .executableTarget(
    name: "pomelo-bench",
    dependencies: [
      "ElementModel", "ExplorerCore", "HeadlessDriver", "PredicateLanguage", "SessionProtocol",
      "Sessions", "SimulatedUI", "SourceModel", "SystemProcesses", "TerminalModel", "TerminalUI",
      "VirtualTime", "Workspace",
    ],
    path: "Sources/Benchmarks",
    exclude: [
      "Screens", "browser.py", "recorder.py", "screens.html", "screenshots.py", "signin.html",
      "terminals.py", "xpath.py",
    ]),
]

/// One test target a module, under its name.
func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  swiftSettings: [SwiftSetting]? = nil
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.init(stringLiteral: name)] + dependencies,
    exclude: exclude, swiftSettings: swiftSettings)
}

/// The apps in tests are written as a person writes them.
let asAppsAreWritten: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .unsafeFlags([
    "-module-alias", "SwiftUI=SimulatedUI", "-module-alias", "Combine=SimulatedCombine",
  ]),
]

let unitTests: [Target] = [
  tests(of: "PredicateLanguage", ["TestSupport"]),
  tests(of: "ElementModel", ["PredicateLanguage", "TestSupport"]),
  tests(of: "SessionProtocol", ["ElementModel"]),
  tests(of: "SourceModel"),
  tests(of: "VirtualTime"),
  tests(
    of: "SimulatedUI",
    [
      "DeviceServices", "ElementModel", "Pictures", "ScreenImaging", "SimulatedCombine",
      "SimulatedUIKit", "UniformTypeIdentifiers", "VirtualTime",
    ],
    swiftSettings: asAppsAreWritten),
  tests(
    of: "SimulatedCombine", ["SimulatedUI", "VirtualTime"], swiftSettings: asAppsAreWritten),
  tests(of: "Conformances"),
  tests(of: "SystemProcesses"),
  tests(of: "SimulatedUIKit", ["TestSupport"]),
  tests(
    of: "SimulatedNetwork",
    [
      "DeviceServices", "Network", "OpenCombine", "SessionProtocol", "TestSupport", "VirtualTime",
    ]),
  tests(of: "Accelerate"),
  tests(of: "AVFoundation"),
  tests(of: "Charts", ["SimulatedUI"]),
  tests(of: "Contacts"),
  tests(of: "CoreData"),
  tests(of: "CoreImage"),
  tests(of: "CoreLocation", ["Contacts"]),
  tests(of: "CoreSpotlight"),
  tests(of: "HealthKit"),
  tests(of: "MapKit", ["CoreLocation"]),
  tests(of: "NaturalLanguage"),
  tests(of: "PDFKit"),
  tests(of: "SimulatedCommonCrypto", ["CryptoKit"]),
  tests(of: "OSLog"),
  tests(of: "Security", ["SimulatedFoundation"]),
  tests(of: "SimulatedFoundation"),
  tests(of: "StoreKit"),
  tests(of: "UniformTypeIdentifiers"),
  tests(
    of: "XCUITest",
    [
      "CoreLocation", "ElementModel", "PredicateLanguage", "SessionProtocol", "SimulatedUIKit",
      "VirtualTime",
    ]),
  tests(
    of: "TestHost",
    [
      "Confinement", "Contacts", "CoreLocation", "DeviceServices", "ElementModel",
      "SessionProtocol", "SimulatedUI", "SimulatedUIKit", "UserNotifications", "VirtualTime",
      "XCUITest",
    ]),
  tests(of: "Lessons"),
  tests(of: "Pictures"),
  tests(of: "ReferenceStores", ["SystemProcesses"]),
  tests(of: "SnapshotReferences", ["ElementModel", "Pictures", "ScreenImaging"]),
  tests(
    of: "ScreenSnapshots",
    ["Pictures", "SimulatedUI", "SimulatedUIKit", "TestSupport", "XCUITest"]),
  tests(of: "InlineSnapshotTesting", ["ScreenSnapshots"]),
  tests(of: "SnapshotTestingCustomDump"),
  tests(of: "ScreenImaging", ["ElementModel", "Pictures"]),
  tests(
    of: "SourceIndex",
    ["ElementModel", "PredicateLanguage", "SourceModel", "TestSupport"] + swiftSyntax),
  tests(of: "XcodeProjects", ["TestSupport"]),
  tests(
    of: "Workspace",
    [
      "ElementModel", "SessionProtocol", "SourceIndex", "SourceModel", "SystemProcesses",
      "TestSupport", "XcodeProjects",
    ]),
  tests(of: "TerminalModel"),
  tests(of: "TerminalPictures", ["TerminalModel"]),
  tests(of: "TerminalUI", ["TerminalModel"]),
  tests(of: "HeadlessDriver", ["TerminalModel", "TerminalUI"]),
  tests(
    of: "NcursesDriver",
    ["TerminalModel", "TerminalPictures", "TerminalProbe", "TerminalUI", "TestSupport"]),
  tests(
    of: "ScreenRendering", ["ElementModel", "TerminalModel", "TestSupport"], exclude: ["Snapshots"]),
  tests(
    of: "Recording",
    ["ElementModel", "SessionProtocol", "SourceIndex", "SourceModel"] + swiftSyntax),
  tests(
    of: "ExplorerCore",
    [
      "ElementModel", "Lessons", "SessionProtocol", "SourceIndex", "SourceModel", "TerminalModel",
      "TerminalUI", "TestSupport",
    ],
    exclude: ["Snapshots"]),
  tests(
    of: "Sessions",
    [
      "ElementModel", "ExplorerCore", "HeadlessDriver", "Lessons", "Pictures", "Recording",
      "ReferenceStores", "SessionProtocol", "SnapshotReferences", "SourceIndex", "SourceModel",
      "TerminalModel", "TerminalUI", "TestSupport", "Workspace",
    ]),
]

/// What no single module answers for: sources compiled and run, the tables of the documentation, and
/// the whole program in a real terminal.
let wholeTests: [Target] = [
  .target(name: "TestSupport", dependencies: ["ElementModel"], path: "Tests/TestSupport"),
  .executableTarget(
    name: "TerminalProbe", dependencies: ["NcursesDriver", "TerminalModel", "TerminalUI"],
    path: "Tests/TerminalProbe"),
  .testTarget(
    name: "HostTests",
    dependencies: [
      "ElementModel", "Recording", "SessionProtocol", "SourceIndex", "SourceModel", "Workspace",
    ],
    exclude: ["Instructions/sign-in.txt"]),
  .testTarget(name: "APITableTests", dependencies: swiftSyntax, exclude: ["Fixtures"]),
  .testTarget(
    name: "EndToEndTests", dependencies: ["ReferenceStores", "SystemProcesses", "TestSupport"],
    exclude: ["Projects", "Recordings"]),
]

let package = Package(
  name: "pomelo",
  products: [
    .executable(name: "pomelo", targets: ["pomelo"]),
    // What a person's sources are compiled against; loaded by every host that pomelo builds.
    .library(
      name: "PomeloHost", type: .dynamic,
      targets: ["TestHost", "SimulatedUIKit", "XCUIAutomation", "CoreGraphics", "PageObjects"]),
    .library(name: "PomeloCrypto", type: .dynamic, targets: cryptography),
    // The compiler runs it where a person's sources use macros of SwiftUI.
    .executable(name: "PomeloMacros", targets: ["PomeloMacros"]),
    // Loaded by the tools that are shut in.
    .library(name: "PomeloWakeups", type: .dynamic, targets: ["CWakeups"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: models + host + frameworks + deviceFrameworks + project + terminal + explorer + unitTests
    + wholeTests
)

// Explicit existentials, internal imports and member visibility by import everywhere, so that a
// module's dependencies are exactly the ones it states.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// Written as a person's apps and suites are, whose imports say no more than a module's name.
let likeApps = ["PageObjects", "SimulatedCombineTests", "SimulatedUITests"]
let inC = ["CConfinement", "CNcurses", "CSystemVersions", "CTerminal", "CWakeups"]
for target in package.targets where !(likeApps + inC).contains(target.name) {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}

// A run is five times as long without the optimiser. What is part of a host is compiled with it, in
// debug builds too, as tests and people who build from sources run hosts of these.
//
// Frameworks of the device are not: what they do takes no time, and to optimise them takes a lot.
//
// To check that nobody reads what somebody changes is a tenth of a run: debug builds go on checking.
for target in models + host + frameworks where !inC.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(["-O"], .when(configuration: .debug)),
      .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
    ]
}
