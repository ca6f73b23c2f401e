import Foundation
import Pictures
import ScreenImaging
import SimulatedUIKit
import SwiftUI
import Testing

/// Pictures of views that no app shows.
@MainActor @Suite(.serialized) struct ViewStageTests {
  private let white = PictureColor(0xFFFFFF)
  private let black = PictureColor(0x000000)
  private let pureRed = Color(red: 1, green: 0, blue: 0)

  private func color(_ image: UIImage?, x: Int, y: Int) throws -> PictureColor? {
    try image?.picture()?.color(x: x, y: y)
  }

  @Test func aRendererDrawsAViewInItsOwnSize() throws {
    let renderer = ImageRenderer(content: pureRed.frame(width: 30, height: 20).padding(5))
    renderer.scale = 2

    let image = try #require(renderer.uiImage)

    #expect(image.size == CGSize(width: 40, height: 30) && image.scale == 2)
    let picture = try #require(try image.picture())
    #expect(picture.width == 80 && picture.height == 60)
    #expect(picture.color(x: 40, y: 30) == PictureColor(0xFF0000))
    #expect(picture.color(x: 4, y: 4)?.alpha == 0, "nothing is behind it")
    #expect(UIImage(data: try #require(image.pngData()))?.size == CGSize(width: 80, height: 60))
  }

  @Test func aRendererOffersAViewSomeRoom() throws {
    let renderer = ImageRenderer(content: pureRed)
    renderer.proposedSize = ProposedViewSize(width: 12, height: 7)
    renderer.isOpaque = true

    #expect(renderer.uiImage?.size == CGSize(width: 12, height: 7))
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test func viewsAreShownAsTraitsSay() throws {
    struct Card: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.layoutDirection) private var direction
      @Environment(\.horizontalSizeClass) private var room

      var body: some View {
        Text("\(scheme) \(size) \(direction) \(room == .regular ? "wide" : "narrow")")
      }
    }
    var traits = Traits()
    traits.userInterfaceStyle = .dark
    traits.preferredContentSizeCategory = .extraLarge
    traits.layoutDirection = .rightToLeft
    traits.horizontalSizeClass = .regular
    traits.displayScale = 1
    let stage = ViewStage(size: CGSize(width: 300, height: 100), traits: traits)

    let image = stage.picture(of: Card())

    #expect(
      image.drawing.tree.elements.contains { $0.label == "dark xLarge rightToLeft wide" })
    #expect(try image.picture().color(x: 2, y: 2) == black)
    #expect(UITraitCollection.current.userInterfaceStyle == .light, "it is as before")
  }

  @Test func aViewMayAskForTheOtherAppearance() throws {
    let stage = ViewStage(size: CGSize(width: 50, height: 50))

    let dark = try stage.picture(of: Text("a").preferredColorScheme(.dark)).picture()
    let light = try stage.picture(of: Text("a").preferredColorScheme(.light)).picture()

    #expect(dark.color(x: 1, y: 1) == black)
    #expect(light.color(x: 1, y: 1) == white)
  }

  @Test func imagesOfAssetCatalogsAreDrawn() throws {
    func png(_ color: UInt32) throws -> Data {
      let canvas = try PictureCanvas(width: 6, height: 4, scale: 1)
      canvas.fill(CGRect(x: 0, y: 0, width: 6, height: 4), PictureColor(color))
      return canvas.picture().pngData()
    }
    let contents = """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "a.png"},
        {"idiom": "universal", "scale": "2x", "filename": "b.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "scale": "3x", "filename": "c.png"}]}
      """
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "pomelo-assets-\(UUID().uuidString)")
    let set = folder.appending(path: "Assets.xcassets/Logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(at: folder)
      AppResources.current = AppResources(folders: [])
    }
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    try png(0x00FF00).write(to: set.appending(path: "a.png"))
    try png(0x0000FF).write(to: set.appending(path: "b.png"))
    AppResources.current = AppResources(folders: [folder.path])

    #expect(UIImage(named: "Logo")?.size == CGSize(width: 3, height: 2))
    let light = ImageRenderer(content: Image("Logo"))
    #expect(light.uiImage?.size == CGSize(width: 3, height: 2))
    #expect(try color(light.uiImage, x: 1, y: 1) == PictureColor(0x00FF00))
    let dark = ImageRenderer(content: Image("Logo").environment(\.colorScheme, .dark))
    #expect(try color(dark.uiImage, x: 1, y: 1) == PictureColor(0x0000FF))
    let large = ImageRenderer(content: Image("Logo").resizable().frame(width: 30, height: 20))
    #expect(try color(large.uiImage, x: 28, y: 18) == PictureColor(0x00FF00))
  }

  @Test func anAppMayChangeItsAppearance() throws {
    struct Screen: View {
      @State private var isDark = false

      var body: some View {
        Button("Dark") { isDark.toggle() }.preferredColorScheme(isDark ? .dark : .light)
      }
    }
    let driver = AppDriver { Screen() }

    #expect(driver.app.drawing().prefersDark == false)
    try driver.tap("Dark")
    #expect(driver.app.drawing().prefersDark == true)
  }

  @Test func safeAreasAreKeptClear() throws {
    var traits = Traits()
    traits.displayScale = 1
    let stage = ViewStage(
      size: CGSize(width: 40, height: 100),
      safeArea: UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0), traits: traits)

    let image = stage.picture(of: pureRed.frame(height: 8)).drawing.tree.elements
    #expect(image.isEmpty == false)
    let top = try stage.picture(
      of: VStack(spacing: 0) {
        pureRed.frame(height: 8)
        Spacer()
      }
    ).picture()
    #expect(top.color(x: 20, y: 34) == PictureColor(0xFF0000))
    #expect(top.color(x: 20, y: 40) == white)
  }

  @Test func aHostingControllerKnowsItsSize() {
    let controller = UIHostingController(
      rootView: Color.red.frame(width: 120).frame(minHeight: 40, maxHeight: 80))

    #expect(controller.sizeThatFits(in: .zero) == CGSize(width: 120, height: 40))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 500, height: 500))
        == CGSize(width: 120, height: 80))
  }

  @Test func viewsOfUIKitAreDrawnByThemselves() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.addSubview(box)
    var traits = Traits()
    traits.displayScale = 1

    let picture = try ViewStage(size: view.frame.size, traits: traits, hasGround: false)
      .picture(of: view).picture()

    #expect(picture.color(x: 20, y: 20) == PictureColor(0xFF0000))
    #expect(picture.color(x: 40, y: 20)?.alpha == 0)
    #expect(view.onChange == nil, "nobody listens any more")
  }

  @Test func equalViewsHaveEqualFingerprints() {
    let stage = ViewStage(size: CGSize(width: 200, height: 100))
    func fingerprint(_ view: some View) -> String { stage.picture(of: view).fingerprint.text }

    #expect(fingerprint(Text("a")) == fingerprint(Text("a")))
    let others = [
      fingerprint(Text("a")), fingerprint(Text("b")), fingerprint(Text("a").bold()),
      fingerprint(Text("a").foregroundStyle(.red)), fingerprint(Text("a").offset(x: 1)),
      fingerprint(Text("a").opacity(0.5)), fingerprint(Text("a").cornerRadius(3)),
      fingerprint(Text("a").background(Circle().fill(.red))),
      fingerprint(Text("a").background(Circle().fill(.blue))),
      fingerprint(Image(systemName: "star")), fingerprint(Image(systemName: "heart")),
    ]
    #expect(Set(others).count == others.count)
  }
}
