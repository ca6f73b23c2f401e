// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Stamps", platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Stamps", targets: ["Stamps"])],
  targets: [
    .macro(name: "StampMacros"),
    .target(name: "Stamps", dependencies: ["StampMacros"]),
  ])
