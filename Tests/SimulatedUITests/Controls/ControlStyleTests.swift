import ElementModel
import SwiftUI
import Testing

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

private struct TwoTaps: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

private struct Marked: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("mark")
      Button(configuration)
    }
  }
}

private struct Shouting: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
      Text("!")
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("done \(Int((configuration.fractionCompleted ?? 0) * 100))")
  }
}

private struct Boxed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("box of")
      configuration.label
      configuration.content
    }
  }
}

private struct Styled: View {
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      Toggle("Check", isOn: $isOn).toggleStyle(Check())
      Toggle("Bold", isOn: $isOn).toggleStyle(.button)
      Button("Twice") { count += 1 }.buttonStyle(TwoTaps())
      Button("Once") { count += 10 }.buttonStyle(Marked())
      Text("on \(isOn ? 1 : 0) count \(count)")
      Label("Star", systemImage: "star").labelStyle(Shouting())
      ProgressView("Load", value: 0.3).progressViewStyle(Percent())
      GroupBox("Fruit") { Text("Pear") }.groupBoxStyle(Boxed())
    }
  }
}

@MainActor @Suite(.serialized) struct ControlStyleTests {
  @Test func togglesTakeTheStyleOfTheApp() throws {
    let driver = AppDriver { Styled() }
    try driver.tap("Check", .button)
    #expect(driver.exists("on 1 count 0"))
    let bold = try #require(driver.find("Bold", .switch))
    #expect(bold.value == "1")
    #expect(bold.appearance?.style == .button)
    try driver.tap("Bold", .switch)
    #expect(driver.exists("on 0 count 0"))
  }

  @Test func primitiveStylesDecideWhatRunsTheAction() throws {
    let driver = AppDriver { Styled() }
    let twice = try #require(driver.find("Twice", .button)?.hitPoint)
    driver.app.tap(at: twice)
    driver.settle()
    #expect(driver.exists("on 0 count 0"))
    driver.app.tap(at: twice)
    driver.app.tap(at: twice)
    driver.settle()
    #expect(driver.exists("on 0 count 1"))
    try driver.tap("Once", .button)
    #expect(driver.exists("on 0 count 11"))
    #expect(driver.exists("mark", .staticText))
  }

  @Test func otherStylesMakeTheirViews() {
    let driver = AppDriver { Styled() }
    for text in ["!", "Star", "done 30", "box of", "Fruit", "Pear"] {
      #expect(driver.exists(text, .staticText))
    }
    #expect(driver.elements.allSatisfy { $0.type != .progressIndicator })
  }

  @Test func labelsShowOnlyWhatTheirStyleSays() {
    let driver = AppDriver {
      VStack {
        Label("Alpha", systemImage: "star").labelStyle(.iconOnly)
        Label("Beta", systemImage: "star").labelStyle(.titleOnly)
        Label("Gamma", systemImage: "star").labelStyle(.titleAndIcon)
      }
    }
    #expect(driver.labels(.image) == ["Alpha"])
    #expect(driver.labels(.staticText) == ["Beta", "Gamma"])
  }

  @Test func gaugesHaveAFraction() throws {
    let driver = AppDriver {
      VStack {
        Gauge(value: 30, in: 0...120) { Text("Speed") }
        Gauge(value: 0.5) {
          Text("Fuel")
        } currentValueLabel: {
          Text("half")
        }
        .gaugeStyle(.accessoryCircular)
      }
    }
    let speed = try #require(driver.find("Speed", .progressIndicator))
    #expect(speed.value == "25%")
    #expect(speed.appearance?.fraction == 0.25)
    let fuel = try #require(driver.find("Fuel", .progressIndicator))
    #expect(fuel.value == "half")
    #expect(fuel.appearance?.style == .accessoryCircular)
  }
}
