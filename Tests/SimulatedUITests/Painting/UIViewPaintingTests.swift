import Pictures
import SimulatedUIKit
import SwiftUI
import Testing

/// How views of UIKit look in pictures.
@MainActor @Suite(.serialized) struct UIViewPaintingTests {
  private let red = PictureColor(0xFF0000)
  private let blue = PictureColor(0x0000FF)

  /// A picture of 100 by 100 points with a view in its middle, one pixel a point.
  private func picture(_ view: UIView) throws -> Picture {
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    around.addSubview(view)
    var traits = Traits()
    traits.displayScale = 1
    return try ViewStage(size: around.frame.size, traits: traits).picture(of: around).picture()
  }

  private var pureRed: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  private var pureBlue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

  /// How many pixels are blue.
  private func ink(_ picture: Picture, left: Bool) -> Int {
    (left ? 20..<50 : 50..<80).reduce(0) { count, x in
      count + (20..<80).count { y in picture.color(x: x, y: y) == blue }
    }
  }

  @Test func groundsHaveCornersAndBorders() throws {
    let view = UIView()
    view.backgroundColor = pureRed
    view.layer.cornerRadius = 20
    view.layer.borderWidth = 4
    view.layer.borderColor = pureBlue.cgColor
    let picture = try picture(view)
    #expect(picture.color(x: 50, y: 50) == red)
    #expect(picture.color(x: 50, y: 22) == blue)
    #expect(picture.color(x: 21, y: 21)?.red == picture.color(x: 5, y: 5)?.red, "it is round")
  }

  @Test func someCornersMayBeRound() throws {
    let view = UIView()
    view.backgroundColor = pureRed
    view.layer.cornerRadius = 20
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    let picture = try picture(view)
    #expect(picture.color(x: 21, y: 21) != red)
    #expect(picture.color(x: 78, y: 21) == red)
  }

  @Test func whatLiesInAViewIsCutByItsCorners() throws {
    let view = UIView()
    view.layer.cornerRadius = 20
    view.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    inner.backgroundColor = pureRed
    view.addSubview(inner)
    #expect(try picture(view).color(x: 21, y: 21) != red)
    view.clipsToBounds = false
    #expect(try picture(view).color(x: 21, y: 21) == red)
  }

  @Test func labelsHaveColorsFontsAndAlignments() throws {
    let label = UILabel()
    label.text = "HH"
    label.textColor = pureBlue
    label.backgroundColor = pureRed
    let plain = try picture(label)
    #expect(plain.color(x: 78, y: 22) == red)
    #expect(ink(plain, left: true) > ink(plain, left: false))
    label.textAlignment = .right
    let right = try picture(label)
    #expect(ink(right, left: true) < ink(right, left: false))
    label.font = .systemFont(ofSize: 17, weight: .heavy)
    #expect(ink(try picture(label), left: false) > ink(right, left: false))
  }

  @Test func viewsMayBeSeenThrough() throws {
    let view = UIView()
    view.backgroundColor = pureRed
    view.alpha = 0.5
    let color = try #require(try picture(view).color(x: 50, y: 50))
    #expect(color.red == 255 && (120...135).contains(color.green))
  }

  @Test func buttonsHaveTitlesInTheirColors() throws {
    let button = UIButton(type: .system)
    button.setTitle("HH", for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 24)
    button.setTitleColor(pureBlue, for: .normal)
    #expect(button.currentTitleColor == pureBlue)
    let picture = try picture(button)
    let (left, right) = (ink(picture, left: true), ink(picture, left: false))
    #expect(left > 10 && right > 10, "the title stands in the middle")
  }
}
