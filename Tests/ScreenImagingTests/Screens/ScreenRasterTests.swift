import ElementModel
import Foundation
import ScreenImaging
import Testing

@Suite struct ScreenRasterTests {
  private let tint = RasterColor(hex: 0x007AFF)
  private let on = RasterColor(hex: 0x34C759)

  @Test func thePictureHasThePixelsOfTheScreen() {
    let image = Fixture.image(of: Fixture.screen { _ in }, scale: 3)

    #expect(image.width == 1170 && image.height == 2532)
  }

  @Test func aPictureIsBounded() {
    let size = CGSize(width: 90_000, height: 80_000)

    let image = ScreenRaster.image(of: .empty, size: size, scale: 3, isDark: false)

    #expect(image.width * image.height <= ScreenRaster.maximumPixelCount * 101 / 100)
  }

  @Test func aMainButtonIsFilled() {
    let image = Fixture.image(of: Fixture.screen { $0.add(Fixture.button("", prominent: true)) })

    #expect(image.color(x: 195, y: 222) == tint)
    #expect(image.color(x: 100, y: 200) == RasterColor(hex: 0xFFFFFF), "its corners are round")
    #expect(image.color(x: 195, y: 245) == RasterColor(hex: 0xFFFFFF))
  }

  @Test func anyOtherButtonIsColoredText() {
    let enabled = Fixture.image(of: Fixture.screen { $0.add(Fixture.button("Open")) })
    let disabled = Fixture.image(
      of: Fixture.screen { $0.add(Fixture.button("Open", isEnabled: false)) })
    let frame = CGRect(x: 100, y: 200, width: 190, height: 44)

    #expect((40...1500).contains(enabled.count(of: tint, in: frame)))
    #expect(disabled.count(of: tint, in: frame) == 0)
  }

  @Test(arguments: [("1", true), ("0", false)])
  func aSwitchShowsItsState(_ value: String, _ isOn: Bool) {
    let toggle = Element(
      id: 5, type: .switch, value: value, frame: CGRect(x: 20, y: 100, width: 350, height: 31))

    let image = Fixture.image(of: Fixture.screen { $0.add(toggle) })

    // The track, on the side where the knob is not.
    let track = image.color(x: isOn ? 330 : 360, y: 115)
    #expect((track == on) == isOn)
    #expect(image.color(x: isOn ? 355 : 335, y: 115) == RasterColor(hex: 0xFFFFFF))
  }

  @Test func whatLiesUnderAnAlertIsInTheShade() {
    let tree = Fixture.screen { builder in
      builder.add(Fixture.button("", prominent: true))
      builder.add(
        Element(
          id: 6, type: .alert, label: "Sure?",
          frame: CGRect(x: 60, y: 400, width: 270, height: 120),
          traits: .modal))
    }

    let image = Fixture.image(of: tree)

    #expect(image.color(x: 195, y: 222) == RasterColor(hex: 0x0055B3))
    #expect(image.color(x: 10, y: 600) == RasterColor(hex: 0xB3B3B3))
    #expect(image.color(x: 80, y: 500) == RasterColor(hex: 0xF4F4F5))
  }

  @Test func theDarkAppearanceIsDark() {
    let image = Fixture.image(of: Fixture.screen { _ in }, isDark: true)

    #expect(image.color(x: 195, y: 400) == RasterColor(hex: 0))
  }

  @Test func aSecureFieldShowsDotsOnly() {
    func picture(_ value: String) -> RasterImage {
      Fixture.image(
        of: Fixture.screen {
          $0.add(
            Element(
              id: 5, type: .secureTextField, value: value, placeholderValue: "Password",
              frame: CGRect(x: 20, y: 100, width: 350, height: 40)))
        })
    }

    #expect(picture("secret") == picture("abcdef"))
    #expect(picture("secret") != picture("secrets"))
    #expect(picture("secret") != picture(""))
  }

  @Test func rowsThatAreScrolledAwayAreNotDrawnOutsideTheirList() {
    let tree = Fixture.screen { builder in
      builder.open(
        Element(
          id: 5, type: .scrollView, frame: CGRect(x: 0, y: 200, width: 390, height: 300)))
      builder.add(
        Element(id: 6, type: .button, frame: CGRect(x: 0, y: 100, width: 390, height: 90)))
      builder.add(
        Element(
          id: 7, type: .button, frame: CGRect(x: 0, y: 150, width: 390, height: 100),
          traits: .prominent))
    }

    let image = Fixture.image(of: tree)

    #expect(image.color(x: 195, y: 240) == tint)
    #expect(image.color(x: 195, y: 190) == RasterColor(hex: 0xFFFFFF))
  }
}
