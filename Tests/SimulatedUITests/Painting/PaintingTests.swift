import Pictures
import ScreenImaging
import SwiftUI
import Testing

/// What pictures show of views, pixel by pixel.
@MainActor @Suite(.serialized) struct PaintingTests {
  /// Draws a view of 100 by 100 points below the status bar, one pixel a point.
  private func picture<Content: View>(
    isDark: Bool = false, @ViewBuilder _ content: () -> Content
  ) throws -> Picture {
    let content = content()
    let driver = AppDriver {
      content.frame(width: 100, height: 100).padding(.top, 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .ignoresSafeArea()
    }
    return try ScreenRaster.image(
      of: driver.app.drawing(), size: CGSize(width: 393, height: 852), scale: 1, isDark: isDark
    ).cropped(to: CGRect(x: 0, y: 100, width: 100, height: 100))
  }

  private let white = PictureColor(0xFFFFFF)
  private let red = PictureColor(red: 255, green: 0, blue: 0)
  private let pureRed = Color(red: 1, green: 0, blue: 0)
  private let pureBlue = Color(red: 0, green: 0, blue: 1)

  @Test func shapesAreFilledAndOutlined() throws {
    let picture = try picture {
      ZStack {
        Circle().fill(pureRed)
        Circle().strokeBorder(pureBlue, lineWidth: 4)
        Rectangle().stroke(pureBlue, lineWidth: 2).frame(width: 20, height: 20)
      }
    }

    #expect(picture.color(x: 50, y: 30) == red)
    #expect(picture.color(x: 50, y: 2) == PictureColor(0x0000FF), "the border lies within")
    #expect(picture.color(x: 50, y: 5) == red)
    #expect(picture.color(x: 2, y: 2) == white, "outside of the circle")
    #expect(picture.color(x: 40, y: 50) == PictureColor(0x0000FF))
    #expect(picture.color(x: 50, y: 50) == red, "an outline leaves the inside open")
  }

  @Test func colorsAndGradientsFillTheirFrames() throws {
    let picture = try picture {
      VStack(spacing: 0) {
        pureBlue
        LinearGradient(
          colors: [pureRed, pureBlue], startPoint: .leading, endPoint: .trailing)
      }
    }

    #expect(picture.color(x: 50, y: 20) == PictureColor(0x0000FF))
    let (left, right) = (picture.color(x: 3, y: 70), picture.color(x: 96, y: 70))
    #expect(left.map { $0.red > 240 && $0.blue < 15 } == true)
    #expect(right.map { $0.red < 15 && $0.blue > 240 } == true)
    let middle = picture.color(x: 50, y: 70)
    #expect(middle.map { abs(Int($0.red) - Int($0.blue)) < 12 } == true)
  }

  @Test func backgroundsOverlaysAndBordersLieWhereTheyAreSaid() throws {
    let picture = try picture {
      Color.clear.frame(width: 60, height: 60)
        .background(pureRed, in: RoundedRectangle(cornerRadius: 20))
        .overlay(alignment: .center) { pureBlue.frame(width: 10, height: 10) }
        .border(pureBlue, width: 2)
    }

    #expect(picture.color(x: 50, y: 30) == red)
    #expect(picture.color(x: 50, y: 50) == PictureColor(0x0000FF))
    #expect(picture.color(x: 21, y: 50) == PictureColor(0x0000FF), "the border")
    #expect(picture.color(x: 23, y: 23) == white, "the corner of the background")
    #expect(picture.color(x: 18, y: 50) == white)
  }

  @Test func cornersAreCutOff() throws {
    let picture = try picture { pureRed.clipShape(Circle()) }
    let rounded = try self.picture { pureRed.cornerRadius(30) }

    #expect(picture.color(x: 50, y: 50) == red && picture.color(x: 8, y: 8) == white)
    #expect(rounded.color(x: 3, y: 3) == white && rounded.color(x: 3, y: 50) == red)
  }

  @Test func whatIsFadedLetsThroughWhatIsBehind() throws {
    let picture = try picture { pureRed.opacity(0.5) }
    let hidden = try self.picture { pureRed.hidden() }
    let gone = try self.picture { pureRed.opacity(0) }

    #expect(
      picture.color(x: 50, y: 50).map { abs(Int($0.green) - 128) <= 1 && $0.red == 255 } == true)
    #expect(hidden.color(x: 50, y: 50) == white && gone.color(x: 50, y: 50) == white)
  }

  @Test func shadowsLieAround() throws {
    let picture = try picture {
      pureRed.frame(width: 40, height: 40).shadow(color: .black, radius: 6, x: 0, y: 8)
    }

    #expect(picture.color(x: 50, y: 50) == red)
    let below = picture.color(x: 50, y: 75)?.red ?? 255
    let above = picture.color(x: 50, y: 26)?.red ?? 255
    #expect(below < 130 && above > 200, "\(below) below and \(above) above")
    #expect(picture.color(x: 3, y: 3) == white)
  }

  @Test func drawingsAreTurnedAndScaledAroundTheirMiddle() throws {
    let turned = try picture {
      pureRed.frame(width: 80, height: 20).rotationEffect(.degrees(90))
    }
    let scaled = try picture { pureRed.frame(width: 80, height: 80).scaleEffect(0.5) }

    #expect(turned.color(x: 50, y: 15) == red && turned.color(x: 15, y: 50) == white)
    #expect(scaled.color(x: 35, y: 35) == red && scaled.color(x: 25, y: 25) == white)
  }

  @Test func textHasItsFontAndColor() throws {
    func ink(_ picture: Picture) -> (count: Int, colors: Set<PictureColor>) {
      var count = 0
      var colors: Set<PictureColor> = []
      for y in 0..<100 {
        for x in 0..<100 {
          guard let color = picture.color(x: x, y: y), color != white else { continue }
          count += 1
          colors.insert(color)
        }
      }
      return (count, colors)
    }
    let plain = try ink(picture { Text("Total") })
    let large = try ink(picture { Text("Total").font(.title) })
    let bold = try ink(picture { Text("Total").bold() })
    let colored = try ink(picture { Text("Total").foregroundStyle(pureRed) })
    let faint = try ink(picture { Text("Total").foregroundStyle(.secondary) })

    #expect(large.count > plain.count * 3 / 2)
    #expect(bold.count > plain.count)
    #expect(colored.colors.contains(red) && !plain.colors.contains(red))
    #expect(plain.colors.contains(PictureColor(0)) && !faint.colors.contains(PictureColor(0)))
  }

  @Test func aTextOfSeveralLooksShowsEach() throws {
    let picture = try picture {
      (Text("red").foregroundColor(pureRed) + Text(" ")
        + Text("blue").foregroundColor(pureBlue).bold())
        .font(.title2)
    }

    let row = (0..<100).flatMap { x in (35..<65).compactMap { picture.color(x: x, y: $0) } }
    #expect(row.contains(red) && row.contains(PictureColor(0x0000FF)))
  }

  @Test func whatAccessibilityDoesNotKnowOfIsDrawnToo() throws {
    let picture = try picture {
      ZStack {
        pureBlue.accessibilityHidden(true)
        Text("Hidden").foregroundStyle(pureRed).accessibilityHidden(true)
      }
    }

    let pixels = (0..<100).flatMap { x in (40..<60).compactMap { picture.color(x: x, y: $0) } }
    #expect(pixels.contains(PictureColor(0x0000FF)) && pixels.contains(red))
  }

  @Test func whatLiesInFrontIsDrawnLast() throws {
    let picture = try picture {
      ZStack {
        pureRed.zIndex(1)
        pureBlue
      }
    }

    #expect(picture.color(x: 50, y: 50) == red)
  }

  @Test func aBackgroundLiesBehindAllThatIsOnIt() throws {
    let picture = try picture {
      ZStack {
        pureRed.frame(width: 60, height: 60)
        Text("l").frame(width: 40, height: 40)
      }
      .background(pureBlue)
    }

    #expect(picture.color(x: 46, y: 41) == red, "it is not drawn again behind the text")
  }
}
