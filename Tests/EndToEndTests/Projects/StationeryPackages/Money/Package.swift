// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Money",
  products: [.library(name: "Money", targets: ["Money"])],
  dependencies: [.package(url: "https://example.com/paper/counting", from: "1.0.0")],
  targets: [
    .target(name: "Money", dependencies: [.product(name: "Counting", package: "counting")])
  ])
