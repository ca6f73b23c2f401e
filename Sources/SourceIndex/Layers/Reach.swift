/// What a piece of test code reaches, as far as a test's layer depends on it.
struct Reach {
  /// A name of XCUITest's, if there is one: `XCUIApplication` where that is among them.
  var interface: String?
  /// Names of the network's, such as `URLSession`.
  var network: Set<String> = []
  /// The app's types that are made or asked for.
  var parts: Set<String> = []

  /// Adds what other code reaches.
  mutating func formUnion(_ other: Reach) {
    if let name = other.interface { note(interface: name) }
    network.formUnion(other.network)
    parts.formUnion(other.parts)
  }

  /// Notes a name of XCUITest's; the app itself says most.
  mutating func note(interface name: String) {
    guard interface != "XCUIApplication" else { return }
    interface = name == "XCUIApplication" ? name : min(interface ?? name, name)
  }
}
