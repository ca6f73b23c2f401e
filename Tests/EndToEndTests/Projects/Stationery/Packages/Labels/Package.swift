// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Labels", defaultLocalization: "en", platforms: [.iOS(.v17)],
  products: [.library(name: "Labels", targets: ["Labels"])],
  dependencies: [.package(url: "https://example.com/paper/counting", from: "1.0.0")],
  targets: [
    .target(
      name: "Labels", dependencies: [.product(name: "Counting", package: "counting")],
      resources: [.process("Resources")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
  ])
