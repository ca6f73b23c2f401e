// swift-tools-version: 6.2
import PackageDescription

/// Settings every target of ours is compiled with: explicit existentials, internal imports and
/// member visibility by import, so that a module's dependencies are exactly the ones it states.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Closures passed to the standard library ask which executor they are on each time they are called:
// a sixth of the time of an update. Debug builds, which the tests are, go on asking.
let unchecked: [SwiftSetting] = [
  .unsafeFlags(["-disable-dynamic-actor-isolation"], .when(configuration: .release))
]

/// Files of the `themes` folder that are part of the program.
let themes = [
  "terminal", "dark", "light", "high-contrast-dark", "high-contrast-light", "color-blind-dark",
  "color-blind-light", "monochrome",
]

let package = Package(
  name: "pomelo",
  products: [
    .executable(name: "pomelo", targets: ["pomelo"]),
    // What a person's sources are compiled against; loaded by every host that pomelo builds.
    .library(
      name: "PomeloHost", type: .dynamic,
      targets: ["TestHost", "SimulatedUIKit", "XCUIAutomation", "CoreGraphics", "PageObjects"]),
    // The compiler runs it where a person's sources use macros of SwiftUI.
    .executable(name: "PomeloMacros", targets: ["PomeloMacros"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // Models: values that several layers share.
    .target(name: "ElementModel", swiftSettings: strict),
    .target(name: "SourceModel", dependencies: ["ElementModel"], swiftSettings: strict),
    .target(name: "TerminalModel", swiftSettings: strict),
    .target(name: "SessionProtocol", dependencies: ["ElementModel"], swiftSettings: strict),
    .target(name: "ScreenImaging", dependencies: ["ElementModel"], swiftSettings: strict),

    // The host: the simulated app and the XCUITest API that drives it.
    .target(name: "ProcessArguments", swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "PomeloMacros", swiftSettings: strict),
    .target(name: "VirtualTime", swiftSettings: strict),
    .target(
      name: "SimulatedCombine", dependencies: ["OpenCombine", "VirtualTime"], swiftSettings: strict),
    .target(
      name: "SimulatedNetwork",
      dependencies: ["OpenCombine", "SessionProtocol", "VirtualTime"], swiftSettings: strict),
    .target(
      name: "Network", dependencies: ["SessionProtocol", "SimulatedNetwork", "VirtualTime"],
      swiftSettings: strict),
    .target(name: "OSLog", swiftSettings: strict),
    .target(name: "UniformTypeIdentifiers", swiftSettings: strict),
    .target(
      name: "DeviceServices", dependencies: ["ElementModel", "VirtualTime"],
      swiftSettings: strict),
    .target(
      name: "SimulatedUIKit", dependencies: ["DeviceServices", "VirtualTime"],
      swiftSettings: strict),
    // Frameworks of Apple's, by their own names: what apps ask the person's consent with.
    .target(
      name: "CoreLocation", dependencies: ["DeviceServices", "VirtualTime"],
      swiftSettings: strict),
    .target(
      name: "UserNotifications", dependencies: ["DeviceServices", "VirtualTime"],
      swiftSettings: strict),
    .target(
      name: "AVFoundation", dependencies: ["DeviceServices", "SimulatedUIKit"],
      swiftSettings: strict),
    .target(name: "Photos", dependencies: ["DeviceServices"], swiftSettings: strict),
    .target(name: "Contacts", dependencies: ["DeviceServices"], swiftSettings: strict),
    .target(name: "EventKit", dependencies: ["DeviceServices"], swiftSettings: strict),
    .target(
      name: "AppTrackingTransparency", dependencies: ["DeviceServices"], swiftSettings: strict),
    .target(name: "CoreBluetooth", dependencies: ["DeviceServices"], swiftSettings: strict),
    .target(
      name: "SimulatedUI",
      dependencies: [
        "ElementModel", "VirtualTime", "DeviceServices", "SimulatedCombine", "SimulatedUIKit",
        "UniformTypeIdentifiers",
      ],
      swiftSettings: strict + unchecked),
    .target(
      name: "WebKit", dependencies: ["SimulatedUIKit", "VirtualTime"], swiftSettings: strict),
    .target(
      name: "SafariServices", dependencies: ["SimulatedUIKit", "WebKit"], swiftSettings: strict),
    .target(name: "MapKit", dependencies: ["CoreLocation", "SimulatedUI"], swiftSettings: strict),
    .target(
      name: "XCUITest",
      dependencies: [
        "ElementModel", "SessionProtocol", "VirtualTime", "SimulatedUIKit", "ScreenImaging",
        "CoreLocation",
      ],
      swiftSettings: strict),
    .target(
      name: "TestHost",
      dependencies: [
        "ElementModel", "SessionProtocol", "ProcessArguments", "VirtualTime", "SimulatedUI",
        "SimulatedUIKit", "XCUITest", "DeviceServices",
        "CoreLocation", "UserNotifications", "AVFoundation", "Photos", "Contacts", "EventKit",
        "AppTrackingTransparency", "CoreBluetooth", "SimulatedNetwork", "Network", "OSLog",
        "UniformTypeIdentifiers", "MapKit", "WebKit", "SafariServices", "SimulatedCombine",
      ],
      swiftSettings: strict),

    // Under the names that some tests import them by.
    .target(name: "XCUIAutomation", dependencies: ["XCUITest"], swiftSettings: strict),
    .target(name: "CoreGraphics", swiftSettings: strict),
    // What a person's tests may build on. Its sources are compiled by Xcode too, so they say
    // `import XCTest` without an access level.
    .target(
      name: "PageObjects", dependencies: ["XCUITest"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .unsafeFlags(["-module-alias", "XCTest=XCUITest"]),
      ]),

    // Reading and building a person's project.
    .target(
      name: "SourceIndex",
      dependencies: [
        "ElementModel", "SourceModel",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .target(
      name: "Workspace",
      dependencies: ["ElementModel", "SessionProtocol", "SourceModel", "SourceIndex", "Yams"],
      swiftSettings: strict),

    // The explorer: pure core, and the terminals it is shown on.
    .target(
      name: "ScreenRendering", dependencies: ["ElementModel", "TerminalModel"],
      swiftSettings: strict),
    .target(
      name: "ExplorerCore",
      dependencies: [
        "ElementModel", "SessionProtocol", "SourceModel", "SourceIndex", "TerminalModel",
        "ScreenRendering",
        "Yams",
      ],
      resources: themes.map { .embedInCode("../../themes/\($0).yaml") },
      swiftSettings: strict),
    .target(name: "CTerminal"),
    .target(
      name: "TerminalUI", dependencies: ["TerminalModel", "CTerminal"], swiftSettings: strict),
    .target(
      name: "HeadlessDriver", dependencies: ["TerminalModel", "TerminalUI"], swiftSettings: strict),
    .target(
      name: "NcursesDriver",
      dependencies: ["TerminalModel", "TerminalUI", "CNcurses", "CTerminal"],
      swiftSettings: strict),
    .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw")]),
    // Running hosts: batches of tests, and the explorer's event loop.
    .target(
      name: "Sessions",
      dependencies: [
        "ElementModel", "SessionProtocol", "SourceModel", "SourceIndex", "Workspace",
        "TerminalModel",
        "ScreenRendering", "ExplorerCore", "TerminalUI",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "pomelo",
      dependencies: [
        "SessionProtocol", "SourceModel", "Workspace", "TerminalModel", "ExplorerCore",
        "TerminalUI", "HeadlessDriver", "NcursesDriver", "Sessions",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "pomelo-bench",
      dependencies: [
        "ElementModel", "SessionProtocol", "SourceModel", "Workspace", "TerminalModel",
        "VirtualTime", "SimulatedUI", "ExplorerCore", "TerminalUI", "Sessions",
      ],
      path: "Sources/Benchmarks", exclude: ["terminals.py", "xpath.py"],
      swiftSettings: strict),

    // Tests: one target a module, and the whole program in a real terminal.
    .target(
      name: "TestSupport", dependencies: ["ElementModel"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(name: "ScreenImagingTests", dependencies: ["ScreenImaging"], swiftSettings: strict),
    .testTarget(name: "ElementModelTests", dependencies: ["ElementModel"], swiftSettings: strict),
    .testTarget(
      name: "SessionProtocolTests",
      dependencies: ["SessionProtocol", "ElementModel"],
      swiftSettings: strict),
    .testTarget(name: "TerminalModelTests", dependencies: ["TerminalModel"], swiftSettings: strict),
    .testTarget(
      name: "SimulatedNetworkTests",
      dependencies: [
        "SimulatedNetwork", "Network", "OSLog", "UniformTypeIdentifiers", "SessionProtocol",
        "VirtualTime", "OpenCombine",
      ],
      swiftSettings: strict),
    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"], swiftSettings: strict),
    .testTarget(
      name: "SimulatedUIKitTests", dependencies: ["SimulatedUIKit"], swiftSettings: strict),
    .testTarget(
      name: "SimulatedUITests",
      dependencies: [
        "SimulatedUI", "ElementModel", "VirtualTime", "SimulatedCombine", "SimulatedUIKit",
        "DeviceServices",
      ],
      // The apps in the tests are written as a person writes them.
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags([
          "-module-alias", "SwiftUI=SimulatedUI", "-module-alias", "Combine=SimulatedCombine",
        ]),
      ]),
    .testTarget(
      name: "XCUITestTests",
      dependencies: [
        "XCUITest", "ElementModel", "SessionProtocol", "VirtualTime", "SimulatedUIKit",
        "CoreLocation",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TestHostTests",
      dependencies: [
        "TestHost", "DeviceServices", "ElementModel", "SimulatedUI", "SimulatedUIKit",
        "VirtualTime", "XCUITest", "Contacts", "CoreLocation", "UserNotifications",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SourceModelTests", dependencies: ["SourceModel"], swiftSettings: strict),
    .testTarget(
      name: "SourceIndexTests",
      dependencies: ["SourceIndex", "SourceModel", "ElementModel", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "WorkspaceTests",
      dependencies: [
        "Workspace", "SourceIndex", "SourceModel", "SessionProtocol", "ElementModel",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenRenderingTests",
      dependencies: ["ScreenRendering", "ElementModel", "TerminalModel", "TestSupport"],
      exclude: ["Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "ExplorerCoreTests",
      dependencies: [
        "ExplorerCore", "ElementModel", "SessionProtocol", "SourceModel", "TerminalModel",
        "TerminalUI", "TestSupport",
      ],
      exclude: ["Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "TerminalUITests", dependencies: ["TerminalUI", "TerminalModel"],
      swiftSettings: strict),
    .testTarget(
      name: "HeadlessDriverTests",
      dependencies: ["HeadlessDriver", "TerminalModel", "TerminalUI"],
      swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["NcursesDriver", "TerminalModel", "TerminalUI"],
      path: "Tests/TerminalProbe", swiftSettings: strict),
    .testTarget(
      name: "NcursesDriverTests",
      dependencies: [
        "NcursesDriver", "TerminalModel", "TerminalUI", "TestSupport", "TerminalProbe",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Sessions", "ElementModel", "ExplorerCore", "SessionProtocol", "SourceIndex", "SourceModel",
        "TerminalModel", "TerminalUI", "Workspace",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HostTests",
      dependencies: ["Workspace", "ElementModel", "SessionProtocol", "SourceModel"],
      swiftSettings: strict),
    .testTarget(
      name: "APITableTests",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport"], exclude: ["Projects"],
      swiftSettings: strict),
  ]
)
