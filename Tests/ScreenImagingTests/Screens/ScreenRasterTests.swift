import ElementModel
import Foundation
import Pictures
import ScreenImaging
import Testing

@Suite struct ScreenRasterTests {
  private let tint = PictureColor(0x007AFF)
  private let on = PictureColor(0x34C759)

  @Test func thePictureHasThePixelsOfTheScreen() throws {
    let image = try Fixture.image(of: Fixture.screen { _ in }, scale: 3)

    #expect(image.width == 1170 && image.height == 2532)
  }

  @Test func aPictureIsBounded() throws {
    let size = CGSize(width: 90_000, height: 80_000)

    let image = try ScreenRaster.image(
      of: ScreenDrawing(tree: .empty), size: size, scale: 3, isDark: false)

    #expect(image.width * image.height <= ScreenRaster.maximumPixelCount * 101 / 100)
  }

  @Test(arguments: [ElementType.other, .button])
  func whatATouchBesideAPopoverMeetsIsNotSeen(_ type: ElementType) throws {
    let region = Element(
      id: 5, type: type, identifier: Element.dismissRegion, label: "dismiss popup",
      frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    let image = try Fixture.image(of: Fixture.screen { $0.add(region) })

    #expect(try image == Fixture.image(of: Fixture.screen { _ in }))
  }

  @Test func aMainButtonIsFilled() throws {
    let image = try Fixture.image(
      of: Fixture.screen { $0.add(Fixture.button("", prominent: true)) })

    #expect(image.color(x: 195, y: 222) == tint)
    #expect(image.color(x: 100, y: 200) == PictureColor(0xFFFFFF), "its corners are round")
    #expect(image.color(x: 195, y: 245) == PictureColor(0xFFFFFF))
  }

  @Test func anyOtherButtonIsColoredText() throws {
    let enabled = try Fixture.image(of: Fixture.screen { $0.add(Fixture.button("Open")) })
    let disabled = try Fixture.image(
      of: Fixture.screen { $0.add(Fixture.button("Open", isEnabled: false)) })
    let frame = CGRect(x: 100, y: 200, width: 190, height: 44)

    #expect((8...1500).contains(enabled.count(of: tint, in: frame)))
    #expect(disabled.count(of: tint, in: frame) == 0)
  }

  @Test(arguments: [("1", true), ("0", false)])
  func aSwitchShowsItsState(_ value: String, _ isOn: Bool) throws {
    let toggle = Element(
      id: 5, type: .switch, value: value, frame: CGRect(x: 20, y: 100, width: 350, height: 31))

    let image = try Fixture.image(of: Fixture.screen { $0.add(toggle) })

    // The track, on the side where the knob is not.
    let track = image.color(x: isOn ? 330 : 360, y: 115)
    #expect((track == on) == isOn)
    #expect(image.color(x: isOn ? 355 : 335, y: 115) == PictureColor(0xFFFFFF))
  }

  @Test func whatLiesUnderAnAlertIsInTheShade() throws {
    let tree = Fixture.screen { builder in
      builder.add(Fixture.button("", prominent: true))
      builder.add(
        Element(
          id: 6, type: .alert, label: "Sure?",
          frame: CGRect(x: 60, y: 400, width: 270, height: 120),
          traits: .modal))
    }

    let image = try Fixture.image(of: tree)

    #expect(image.color(x: 195, y: 222) == PictureColor(0x0056B3))
    #expect(image.color(x: 10, y: 600) == PictureColor(0xB3B3B3))
    #expect(image.color(x: 80, y: 500) == PictureColor(0xF4F4F5))
  }

  @Test func theDarkAppearanceIsDark() throws {
    let image = try Fixture.image(of: Fixture.screen { _ in }, isDark: true)

    #expect(image.color(x: 195, y: 400) == PictureColor(grey: 0))
  }

  @Test func aSecureFieldShowsDotsOnly() throws {
    func picture(_ value: String) throws -> Picture {
      try Fixture.image(
        of: Fixture.screen {
          $0.add(
            Element(
              id: 5, type: .secureTextField, value: value, placeholderValue: "Password",
              frame: CGRect(x: 20, y: 100, width: 350, height: 40)))
        })
    }

    #expect(try picture("secret") == picture("abcdef"))
    #expect(try picture("secret") != picture("secrets"))
    #expect(try picture("secret") != picture(""))
  }

  @Test func rowsThatAreScrolledAwayAreNotDrawnOutsideTheirList() throws {
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

    let image = try Fixture.image(of: tree)

    #expect(image.color(x: 195, y: 240) == tint)
    #expect(image.color(x: 195, y: 190) == PictureColor(0xFFFFFF))
  }

  /// As since iOS 15.
  @Test(arguments: [ElementType.navigationBar, .tabBar, .toolbar])
  func aBarHasAGroundOnceSomethingIsScrolledUnderIt(_ type: ElementType) throws {
    func color(rowAt y: CGFloat) throws -> PictureColor? {
      let tree = Fixture.screen { builder in
        builder.add(
          Element(
            id: 5, type: .cell, frame: CGRect(x: 0, y: y, width: 390, height: 44)))
        builder.add(
          Element(id: 6, type: type, frame: CGRect(x: 0, y: 100, width: 390, height: 44)))
      }
      return try Fixture.image(of: tree).color(x: 5, y: 130)
    }

    let ground = PictureColor(0xF9F9F9)
    #expect(try color(rowAt: 400) != ground)
    #expect(try color(rowAt: 120) == ground)
  }
}
