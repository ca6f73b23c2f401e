import ElementModel
import SwiftUI
import Testing
import VirtualTime

/// Drives an app as a UI test does, by what is on the screen.
@MainActor struct AppDriver {
  let app: SimulatedApp

  /// Launches an app that shows a view.
  init<Content: View>(device: Device = .standard, @ViewBuilder _ view: @escaping () -> Content) {
    app = SimulatedApp(view: { view() }, name: "Test", device: device)
    app.launch()
  }

  /// Launches an app.
  init(_ type: any App.Type) {
    app = SimulatedApp(type, name: "Test")
    app.launch()
  }

  var elements: [Element] { app.snapshot().elements }

  /// Lets animations end.
  func settle() { VirtualTime.run(until: VirtualTime.now + .seconds(1)) }

  /// The element in front with a label or identifier.
  func find(_ key: String, _ type: ElementType = .any) -> Element? {
    elements.last {
      ($0.identifier == key || $0.label == key) && (type == .any || $0.type == type)
    }
  }

  func exists(_ key: String, _ type: ElementType = .any) -> Bool { find(key, type) != nil }

  /// Taps an element and lets animations end.
  func tap(
    _ key: String, _ type: ElementType = .any, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let element = try #require(find(key, type), sourceLocation: sourceLocation)
    app.tap(at: try #require(element.hitPoint, sourceLocation: sourceLocation))
    settle()
  }

  /// Labels of all elements of a type, in document order.
  func labels(_ type: ElementType) -> [String] {
    elements.filter { $0.type == type }.map(\.label)
  }

  /// Types, indented by depth from the window down: the shape of the tree.
  var shape: [String] {
    elements.dropFirst(2).map { String(repeating: " ", count: $0.depth - 2) + $0.type.name }
  }
}
