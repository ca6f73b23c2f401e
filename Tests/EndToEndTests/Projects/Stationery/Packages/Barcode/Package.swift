// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Barcode",
  products: [.library(name: "Barcode", targets: ["Barcode"])],
  targets: [
    .target(name: "CBarcode", cSettings: [.define("EDGE", to: "124")]),
    .target(name: "Barcode", dependencies: ["CBarcode"]),
  ])
