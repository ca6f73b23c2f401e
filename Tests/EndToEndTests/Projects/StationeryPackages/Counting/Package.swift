// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Counting",
  products: [.library(name: "Counting", targets: ["Counting"])],
  targets: [.target(name: "Counting")])
