import ElementModel
import Foundation
import SimulatedUI
import Testing
import VirtualTime
import XCUITest

@testable import TestHost

/// An app that shows whether it is in use, counts taps and shows the link it has opened.
struct CounterView: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorScheme) private var scheme
  @State private var count = 0
  @State private var link = ""
  let onAsk: @MainActor () -> Void

  var body: some View {
    VStack {
      Text("\(phase)").accessibilityIdentifier("phase")
      Text("\(scheme)").accessibilityIdentifier("scheme")
      Text("\(count) taps").accessibilityIdentifier("count")
      Text(verbatim: link).accessibilityIdentifier("link")
      Button("Add") { count += 1 }
      Button("Ask") { onAsk() }
    }
    .onOpenURL { link = $0.absoluteString }
  }
}

/// A device with two apps on it, as a test drives it.
@MainActor
struct TestDevice {
  let device: SimulatedDevice
  let notes: any ApplicationDriver
  let companion: any ApplicationDriver

  /// Creates a device whose first app does something when asked to.
  ///
  /// - Parameters:
  ///   - identifier: Of the first app; answers of the person are kept by it, so no two tests share
  ///     one.
  ///   - onAsk: What its button "Ask" does.
  /// - Throws: When the second app is not there.
  init(_ identifier: String, onAsk: @escaping @MainActor () -> Void = {}) throws {
    let apps = [
      InstalledApp(
        name: "Notes", bundleIdentifier: identifier, urlSchemes: ["notes"],
        usageDescriptions: ["NSContactsUsageDescription": "To share notes."]
      ) { device in
        SimulatedApp(view: { CounterView(onAsk: onAsk) }, name: "Notes", device: device)
      },
      InstalledApp(
        name: "Companion", bundleIdentifier: "com.example.companion", urlSchemes: ["Companion"]
      ) { device in
        SimulatedApp(view: { CounterView(onAsk: {}) }, name: "Companion", device: device)
      },
    ]
    device = SimulatedDevice(apps: apps)
    notes = device.target
    companion = try #require(device.application(bundleIdentifier: "com.example.companion"))
  }

  /// Lets virtual time pass.
  func pass(_ duration: Duration) { VirtualTime.run(until: VirtualTime.now + duration) }

  /// Lets what is ready run and animations end.
  func settle() { pass(.seconds(1)) }

  /// Touches the screen where an element of an app can be hit.
  func tap(_ label: String, in app: any ApplicationDriver) throws {
    let element = try #require(Self.element(label, in: app.snapshot()), "no \(label)")
    let point = try #require(element.hitPoint, "\(label) is covered")
    device.touch([Touch(phase: .began, location: point)])
    device.touch([Touch(phase: .ended, location: point)])
    settle()
  }

  /// The element with an identifier or label.
  static func element(_ key: String, in tree: ElementTree) -> Element? {
    tree.elements.first { $0.identifier == key }
      ?? tree.elements.last { $0.label == key && $0.type != .application }
  }

  /// What an element of an app says.
  func label(_ identifier: String, of app: any ApplicationDriver) -> String? {
    Self.element(identifier, in: app.snapshot())?.label
  }

  /// The alert of the system's that is shown.
  var alert: (title: String, texts: [String], buttons: [String])? {
    let tree = device.springboard.snapshot()
    guard let index = tree.elements.firstIndex(where: { $0.type == .alert }) else { return nil }
    let inside = tree.descendants(of: index).map { tree.elements[$0] }
    return (
      tree.elements[index].label, inside.filter { $0.type == .staticText }.map(\.label),
      inside.filter { $0.type == .button }.map(\.label)
    )
  }
}
