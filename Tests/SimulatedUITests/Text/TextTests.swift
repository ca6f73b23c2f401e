import ElementModel
import Testing

@testable import SwiftUI

@MainActor @Suite(.serialized) struct TextTests {
  @Test func numbersInLocalizedTextAreWrittenAsTheLocaleDoes() {
    let count = 1234
    let ratio = 0.5
    let driver = AppDriver {
      VStack {
        Text("\(count) steps")
        Text("\(ratio, specifier: "%.1f") of it")
        Text("\(ratio)")
        Text(verbatim: "\(count)")
        Text("\(count) Schritte").environment(\.locale, Locale(identifier: "de_DE"))
        Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    #expect(
      driver.labels(.staticText) == [
        "1,234 steps", "0.5 of it", "0.500000", "1234", "1.234 Schritte", "1.234,5",
      ])
  }

  @Test func markupIsReadInLiteralsAlone() {
    let text = "**no**"
    let driver = AppDriver {
      VStack {
        Text("**bold** and *more* `code` ~~gone~~")
        Text(text)
        Text("**\(text)**")
        Text(LocalizedStringKey(text))
      }
    }
    #expect(driver.labels(.staticText) == ["bold and more code gone", "**no**", "**no**", "no"])
  }

  @Test func aTextThatIsBoldAsAWholeIsDrawnSo() throws {
    let driver = AppDriver {
      VStack {
        Text("**all**")
        Text("**some** only")
        Text("view").bold().italic()
        Text("headline").font(.headline)
        Text("code").monospaced().underline()
        Text("a").bold() + Text("b").bold().strikethrough()
        VStack { Text("inherited") }.fontWeight(.heavy)
      }
    }
    let emphasis = driver.elements.filter { $0.type == .staticText }
      .map { $0.appearance?.emphasis ?? [] }
    #expect(
      emphasis == [.bold, [], [.bold, .italic], .bold, [.monospaced, .underline], .bold, .bold])
  }

  @Test func linksInTextAreElementsThatOpen() throws {
    var opened: [String] = []
    let driver = AppDriver {
      Text("Read the [terms](https://example.com/terms) now")
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.absoluteString)
            return .handled
          })
    }
    #expect(driver.labels(.staticText) == ["Read the terms now"])
    try driver.tap("terms", .link)
    #expect(opened == ["https://example.com/terms"])
  }

  @Test func colorsAreResolvedForTheInterface() throws {
    let driver = AppDriver {
      VStack {
        Text("red").foregroundStyle(.red)
        Text("dark").foregroundColor(.red).environment(\.colorScheme, .dark)
        Text("plain").foregroundStyle(.primary)
        Text("faint").foregroundStyle(.secondary)
        Text("tinted").foregroundStyle(.tint).tint(.green)
        VStack { Text("second").foregroundStyle(.secondary) }.foregroundStyle(.black)
        Text("behind").background(.yellow, in: Capsule())
      }
    }
    func color(_ label: String) -> ElementColor? { driver.find(label)?.appearance?.foreground }
    #expect(color("red") == ElementColor(red: 255, green: 59, blue: 48))
    #expect(color("dark") == ElementColor(red: 255, green: 69, blue: 58))
    #expect(color("plain") == nil)
    #expect(color("faint") == ElementColor(red: 138, green: 138, blue: 142))
    #expect(color("tinted") == ElementColor(red: 52, green: 199, blue: 89))
    #expect(color("second") == ElementColor(red: 102, green: 102, blue: 102))
    #expect(
      driver.find("behind")?.appearance?.background == ElementColor(red: 255, green: 204, blue: 0))
  }

  @Test func caseAndAlignmentComeFromAround() {
    let driver = AppDriver {
      VStack { Text("straße") }.textCase(.uppercase).multilineTextAlignment(.trailing)
    }
    #expect(driver.find("STRASSE")?.appearance?.alignment == .right)
  }

  @Test func reservedLinesTakeTheirSpace() throws {
    let driver = AppDriver {
      VStack {
        Text("one").lineLimit(3, reservesSpace: true)
        Text("two").lineLimit(1...3)
      }
    }
    #expect(try #require(driver.find("one")).frame.height.isNear(61))
    #expect(try #require(driver.find("two")).frame.height.isNear(20.333))
  }

  @Test func dimensionsOfTimeReadAsTheyDo() {
    var surroundings = TextSurroundings()
    surroundings.locale = Locale(identifier: "en_US")
    surroundings.now = Date(timeIntervalSinceReferenceDate: 1000)
    let date = Date(timeIntervalSinceReferenceDate: 1000 + 7384)
    func text(_ style: Text.DateStyle, _ date: Date) -> String {
      Text(date, style: style).resolved(in: surroundings).string
    }
    #expect(text(.timer, date) == "2:03:04")
    #expect(text(.relative, date) == "2 hr, 3 min")
    #expect(text(.offset, date) == "+2 hours")
    #expect(text(.offset, Date(timeIntervalSinceReferenceDate: 995)) == "-5 seconds")
    let range =
      Date(timeIntervalSinceReferenceDate: 990)...Date(timeIntervalSinceReferenceDate: 1075)
    let timer = Text(timerInterval: range).resolved(in: surroundings)
    #expect(timer.string == "1:15")
    #expect(timer.lifetime != nil)
  }

  @Test func attributedStringsKeepTheirLooks() throws {
    var text = AttributedString("red")
    text.foregroundColor = .red
    let markup = try AttributedString(markdown: "**bold** [link](https://example.com)")
    let driver = AppDriver {
      VStack {
        Text(text)
        Text(markup)
      }
    }
    #expect(
      driver.find("red")?.appearance?.foreground == ElementColor(red: 255, green: 59, blue: 48))
    #expect(driver.exists("bold link", .staticText))
    #expect(driver.exists("link", .link))
  }
}
