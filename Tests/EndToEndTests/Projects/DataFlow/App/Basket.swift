import SwiftUI

// Only SwiftUI: it brings Observation along.
@Observable
final class Basket {
  var items: [String] = []
  @ObservationIgnored var reads = 0

  var summary: String { items.isEmpty ? "empty" : items.joined(separator: ", ") }
}

extension EnvironmentValues {
  /// A doc comment = with signs, and the word var in it.
  @Entry var accent: String = "plain"
  @Entry public var level = 1 // a default without a type
  @Entry var onSave: (@MainActor (String) -> Void)?
  @Entry var limits: [String: Int] = ["a": 1]
}

public final class Clerk {
  public init() {}
}

public extension EnvironmentValues {
  @Entry var clerk = Clerk()
}

extension Transaction {
  @Entry var reason: String = "none"
}

extension ContainerValues {
  @Entry var isPinned: Bool = false
}

extension FocusedValues {
  @Entry var document: Binding<String>?
  @Entry var title: String?
}

struct Highlight: EnvironmentalModifier {
  struct Resolved: ViewModifier {
    let text: String
    @State private var isOn = false

    func body(content: Content) -> some View {
      VStack {
        content
        Text("\(text) \(isOn ? "on" : "off")")
        Button("Switch highlight") { isOn.toggle() }
      }
    }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(text: environment.accent)
  }
}

/// A dynamic property of the app's own.
struct Doubled: DynamicProperty {
  @State private var base = 2
  private(set) var value = 0

  mutating func update() { value = base * 2 }

  func grow() { base += 1 }
}
