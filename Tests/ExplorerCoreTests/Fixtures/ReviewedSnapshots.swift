import TerminalModel

@testable import ExplorerCore

/// Snapshots of a sign-in, as a review finds them.
enum ReviewedSnapshots {
  static let moved = ["Button 'ログイン' moved 4 pt down"]

  static let items: [ReviewItem] = [
    item("/t/__PomeloSnapshots__/CardTests/testCard.1.png", "CardTests/testCard", .new),
    item("/t/__PomeloSnapshots__/SignInTests/testSignIn.SE.png", "SignInTests/testSignIn", moved),
    item(
      "/t/__PomeloSnapshots__/SignInTests/testOther.1.png", "SignInTests/testOther",
      ["Title colour #007AFF → #0A84FF"]),
    item("/t/__PomeloSnapshots__/SignInTests/testSignIn.16.png", "SignInTests/testSignIn", moved),
    item("/t/__PomeloSnapshots__/SignInTests/testOld.1.png", "SignInTests/testOld", .foreign),
  ]

  private static func item(
    _ path: String, _ test: String, _ changes: [String] = [], _ kind: ReviewItem.Kind = .changed
  ) -> ReviewItem {
    let name = path.split(separator: "/").last.map { $0.dropLast(4) }.map(String.init) ?? ""
    return ReviewItem(
      path: path, test: test, name: name, setting: "iPhone 16 (393×852), dark", kind: kind,
      changes: changes, aspect: 0.46)
  }

  private static func item(_ path: String, _ test: String, _ kind: ReviewItem.Kind) -> ReviewItem {
    item(path, test, [], kind)
  }

  /// What is drawn for a sight: the reference red, the new picture blue.
  static func picture(for sight: ReviewSight) -> ReviewPicture {
    func raster(_ red: UInt8, _ blue: UInt8) -> Raster {
      Raster(
        width: sight.cell.width * 4, height: sight.cell.height * 3,
        filledWith: PixelColor(red: red, green: 0, blue: blue))
    }
    let (reference, new) = (raster(255, 0), raster(0, 255))
    let frames: [ReviewPicture.Frame] =
      switch sight.mode {
      case .sideBySide:
        [
          ReviewPicture.Frame(role: .reference, raster: reference),
          ReviewPicture.Frame(role: .new, raster: new),
          ReviewPicture.Frame(role: .difference, raster: raster(255, 255)),
        ]
      case .blink:
        [
          ReviewPicture.Frame(role: .reference, raster: reference),
          ReviewPicture.Frame(role: .new, raster: new),
        ]
      case .slider, .onionSkin: [ReviewPicture.Frame(role: .both, raster: new)]
      case .difference: [ReviewPicture.Frame(role: .difference, raster: new)]
      }
    return ReviewPicture(
      sight: sight, frames: frames,
      spots: [
        ReviewViewport.Part(x: 0.1, y: 0.1, width: 0.1, height: 0.1),
        ReviewViewport.Part(x: 0.8, y: 0.6, width: 0.1, height: 0.1),
      ])
  }
}

extension ExplorerHarness {
  /// An explorer with a review open, in which some snapshots were found.
  static func reviewing(
    _ items: [ReviewItem] = ReviewedSnapshots.items, _ language: Language = .english,
    size: TerminalSize = TerminalSize(columns: 120, rows: 40)
  ) -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.model.preferences.language = language
    harness.act(.input(.resized(size)))
    harness.type("#")
    harness.act(.review(.found(items, equal: 12)))
    harness.drawPictures()
    return harness
  }

  /// What a review has asked for.
  var reviewWishes: [ReviewWish] {
    effects.compactMap { if case .review(let wish) = $0 { wish } else { nil } }
  }

  /// What is to be seen.
  var sight: ReviewSight? {
    reviewWishes.compactMap { if case .draw(let sight) = $0 { sight } else { nil } }.last
  }

  /// Answers what was asked to be drawn last.
  mutating func drawPictures() {
    if let sight { act(.review(.drawn(ReviewedSnapshots.picture(for: sight)))) }
  }
}
