import SourceIndex
import SourceModel
import Testing

/// What around a setting says when the element is there, and what the app asks of its launch.
@Suite struct SettingSurroundingsTests {
  private static let index = SourceIndexer.index(
    appFiles: [
      SourceFile(
        path: "/App/A.swift",
        text: """
          import SwiftUI
          struct A: View {
            var body: some View {
              List {
                Text("row").accessibilityIdentifier("plain")
                  .swipeActions(edge: .leading) { Button("Pin") {} }
                  .contextMenu { Button("Copy") {} }
                HStack { Text("part") }.accessibilityElement(children: .combine)
                Text("secret").accessibilityIdentifier("hidden").accessibilityHidden(true)
                Text("shown").accessibilityHidden(false)
                Text("ghost").opacity(0)
                VStack { Text("child").accessibilityIdentifier("inner") }.accessibilityIdentifier("outer")
                if isOn { Text("sometimes") }
              }
              .alert("Sure?", isPresented: $isOn) { Button("Yes") {} }
            }
            var isOn: Bool { ProcessInfo.processInfo.arguments.contains("-on") }
            var mode: String? { ProcessInfo.processInfo.environment["MODE"] }
            var other: Bool { names.contains("no") }
          }
          """)
    ], testFiles: [])

  @Test(arguments: [
    ("plain", ["List"]), ("Pin", ["swipeActions.leading", "List"]),
    ("Copy", ["contextMenu", "List"]), ("part", ["accessibilityElement.combine", "List"]),
    ("secret", ["accessibilityHidden", "List"]), ("hidden", ["accessibilityHidden", "List"]),
    ("shown", ["List"]), ("ghost", ["opacity(0)", "List"]),
    ("inner", ["accessibilityIdentifier", "List"]), ("outer", ["List"]),
    ("sometimes", ["if", "List"]), ("Yes", ["alert"]), ("Sure?", []),
  ])
  func surroundingsAreRead(text: String, names: [String]) {
    let setting = Self.index.settings.first { $0.key == .literal(text) }
    #expect(setting?.surroundings == names)
  }

  @Test func launchSwitchesAreRead() {
    #expect(
      Self.index.launchSwitches.map { "\($0.kind) \($0.name) \($0.location)" }
        == ["argument -on A.swift:17", "environment MODE A.swift:18"])
  }

  @Test func whatIsRemovedForALaunchSwitchIsRead() {
    let index = SourceIndexer.index(
      appFiles: [
        SourceFile(
          path: "/App/B.swift",
          text: """
            final class Store {
              static let isFresh = CommandLine.arguments.contains("-fresh")
              init() {
                let arguments = ProcessInfo.processInfo.arguments
                if arguments.contains("-reset") { defaults.removeObject(forKey: Self.key) }
                if !arguments.contains("-keep") { defaults.removeObject(forKey: "a") }
                if Self.isFresh { try? deleteAll() }
                let files = Files(isDemo: arguments.contains("-files"))
                if files.isFull { files.removeOldest() }
                if arguments.contains("-demo") { show() }
                if ProcessInfo.processInfo.environment["WIPE"] == "1" { files.wipe() }
              }
            }
            """)
      ], testFiles: [])
    #expect(
      index.launchSwitches.map { "\($0.name): \($0.clearing ?? "")" } == [
        "-fresh: deleteAll()", "-reset: defaults.removeObject(forKey: Self.key)", "-keep: ",
        "-files: ", "-demo: ", "WIPE: files.wipe()",
      ])
  }
}
