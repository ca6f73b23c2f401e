import ElementModel
import SwiftUI
import Testing
import VirtualTime

private struct Badge: Shape {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
      startAngle: .degrees(0), endAngle: .degrees(360 * amount), clockwise: false)
    return path
  }
}

private struct Brand: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

@MainActor @Suite(.serialized) struct DrawingTests {
  @Test func whatIsDrawnIsNoElement() {
    let driver = AppDriver {
      VStack {
        Badge(amount: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [2]))
        Circle().trim(from: 0, to: 0.5).stroke(Color.blue, lineWidth: 3).rotationEffect(
          .degrees(-90))
        RoundedRectangle(cornerRadius: 8).strokeBorder(.gray, lineWidth: 1)
        UnevenRoundedRectangle(topLeadingRadius: 8).fill(.linearGradientOfTwo)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        AngularGradient(gradient: Gradient(colors: [.red, .clear]), center: .center)
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
          context.draw(Text("drawn"), at: .zero)
        }
        Text("only").padding().background(.thinMaterial, in: .rect(cornerRadius: 8))
      }
    }
    #expect(driver.shape == ["Other", " StaticText"])
  }

  @Test func stylesOfTheAppsOwnAreResolved() {
    let driver = AppDriver {
      VStack {
        Text("light").foregroundStyle(Brand())
        Text("dark").foregroundStyle(Brand()).environment(\.colorScheme, .dark)
      }
    }
    #expect(
      driver.find("light")?.appearance?.foreground == ElementColor(red: 0, green: 0, blue: 0))
    #expect(
      driver.find("dark")?.appearance?.foreground == ElementColor(red: 255, green: 255, blue: 255))
  }

  @Test func stylesThatNameThemselvesEnd() {
    let driver = AppDriver {
      VStack {
        Text("a").foregroundStyle(.secondary).foregroundStyle(.tint).tint(.accentColor)
        VStack { Text("b").foregroundStyle(.secondary) }.foregroundStyle(.secondary)
      }
      .tint(.accentColor)
    }
    #expect(driver.labels(.staticText) == ["a", "b"])
  }

  @Test func symbolsCarryTheirNames() {
    let driver = AppDriver {
      VStack {
        Image(systemName: "heart").symbolVariant(.fill).foregroundStyle(.pink)
        Image(decorative: "picture")
        Text("\(Image(systemName: "star")) rated")
      }
    }
    let heart = driver.find("heart", .image)
    #expect(heart?.label == "Love")
    #expect(heart?.appearance?.symbol == "heart.fill")
    #expect(heart?.appearance?.foreground == ElementColor(red: 255, green: 45, blue: 85))
    #expect(driver.labels(.image) == ["Love"])
    #expect(driver.find("Favorite rated")?.appearance?.symbol == "star")
  }

  @Test func imagesThatCannotBeLoadedSaySo() async {
    let driver = AppDriver {
      VStack {
        AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
          if phase.error != nil { Text("failed") } else { Text("loading") }
        }
        AsyncImage(url: nil) {
          $0.resizable()
        } placeholder: {
          Text("nothing")
        }
      }
    }
    // Loading is a task, which runs once this one waits.
    for _ in 0..<20 where driver.exists("loading") { await Task.yield() }
    #expect(driver.labels(.staticText) == ["failed", "nothing"])
  }

  @Test func shapesAreFilledAndOutlined() throws {
    var taps: [String] = []
    let driver = AppDriver {
      VStack {
        Circle().fill(.red).stroke(.black, lineWidth: 2).onTapGesture { taps.append("both") }
          .accessibilityElement().accessibilityLabel("both")
        RoundedRectangle(cornerRadius: 4).stroke(.black).fill(.blue)
          .strokeBorder(.green, style: StrokeStyle(lineWidth: 1)).onTapGesture {
            taps.append("other")
          }
          .accessibilityElement().accessibilityLabel("other")
      }
    }
    try driver.tap("both")
    try driver.tap("other")
    #expect(taps == ["both", "other"])
  }
}

extension ShapeStyle where Self == Gradient {
  fileprivate static var linearGradientOfTwo: Gradient { Gradient(colors: [.red, .blue]) }
}
