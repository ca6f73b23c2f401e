import ElementModel
import SwiftUI
import Testing

private struct Rows: View {
  @State private var taps = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("Plain") { taps += 100 }
      Text("taps \(taps)")
      List {
        Button {
          taps += 1
        } label: {
          VStack {
            Text("Brave New World")
            Text("1932")
          }
        }
        Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("wifi")
        Button("Gone", systemImage: "trash", role: .destructive) {}.disabled(true)
      }
    }
  }
}

private struct Roles: View {
  @State private var done = ""

  var body: some View {
    VStack {
      Text("done \(done)")
      Button(role: .close) { done += "x" }
      Button(role: .confirm, action: { done += "y" })
      Button(role: .cancel) { done += "z" }
    }
  }
}

@MainActor @Suite(.serialized) struct ButtonTests {
  @Test func aRoleSaysWhatIsOnAButtonWithoutALabel() throws {
    let driver = AppDriver { Roles() }
    for label in ["Close", "Done", "Cancel"] { try driver.tap(label, .button) }
    #expect(driver.exists("done xyz"))
  }

  @Test func textsInRowsAreElementsInsideTheButton() throws {
    let driver = AppDriver { Rows() }
    let elements = driver.elements
    let index = try #require(
      elements.firstIndex {
        $0.type == .button && $0.label == "Brave New World, 1932"
      })
    #expect(elements[index].descendantCount == 2)
    #expect(elements[index + 1].label == "Brave New World")
    try driver.tap("1932", .staticText)
    #expect(driver.exists("taps 1"))
    try driver.tap("Brave New World, 1932", .button)
    #expect(driver.exists("taps 2"))
  }

  @Test func buttonsElsewhereHaveNoParts() throws {
    let driver = AppDriver { Rows() }
    #expect(!driver.exists("Plain", .staticText))
    #expect(driver.find("Plain", .button)?.descendantCount == 0)
  }

  @Test func aToggleHasAThumbWithoutALabel() throws {
    let driver = AppDriver { Rows() }
    let switches = driver.elements.filter { $0.type == .switch }
    #expect(switches.map(\.label) == ["Wi-Fi", ""])
    #expect(switches.map(\.identifier) == ["wifi", ""])
    #expect(switches.map(\.value) == ["0", "0"])
    driver.app.tap(at: try #require(switches.last?.hitPoint))
    #expect(driver.elements.filter { $0.type == .switch }.map(\.value) == ["1", "1"])
    try driver.tap("wifi")
    #expect(driver.find("wifi")?.value == "0")
    #expect(driver.exists("Wi-Fi", .staticText))
  }

  @Test func buttonsCarryTheirSymbolAndState() throws {
    let driver = AppDriver { Rows() }
    let gone = try #require(driver.find("Gone", .button))
    #expect(gone.appearance?.symbol == "trash")
    #expect(gone.traits.contains(.destructive))
    #expect(!gone.isEnabled)
    #expect(driver.find("Gone", .staticText)?.isEnabled == false)
  }

  @Test func bordersMakeButtonsLarger() throws {
    let driver = AppDriver {
      VStack {
        Button("small") {}.buttonStyle(.bordered).controlSize(.small)
        Button("large") {}.buttonStyle(.borderedProminent).controlSize(.large)
      }
    }
    let small = try #require(driver.find("small", .button))
    let large = try #require(driver.find("large", .button))
    #expect(large.frame.height == small.frame.height + 20)
    #expect(small.appearance?.style == .bordered)
    #expect(large.appearance?.style == .borderedProminent)
  }
}
