import Foundation
import Pictures
import SimulatedUI
import SimulatedUIKit
import Testing

@testable import ScreenSnapshots

/// What controllers live through for their pictures.
@MainActor @Suite(.serialized) struct ViewPictureTests {
  private final class Recorder: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() { calls.append("loaded") }
    override func viewWillAppear(_ animated: Bool) {
      calls.append("will appear \(traitCollection.horizontalSizeClass == .regular)")
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
  }

  private func picture(_ controller: UIViewController, _ config: ViewImageConfig) -> UIImage {
    ViewPicture(config: config).image(of: controller.view, in: controller)
  }

  @Test func aViewIsLoadedOnceAndAppearsForEachDevice() {
    let controller = Recorder()
    #expect(picture(controller, .iPhoneX).size == CGSize(width: 375, height: 812))
    #expect(picture(controller, .iPadPro11).size == CGSize(width: 1194, height: 834))
    #expect(
      controller.calls == [
        "loaded", "will appear false", "did appear", "gone", "will appear true", "did appear",
        "gone",
      ])
    #expect(controller.parent == nil && controller.view.superview == nil)
  }

  @Test func barsTakeTheirSafeAreaOffThePicture() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(picture(navigation, .iPhoneX).size == CGSize(width: 375, height: 768))
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    #expect(picture(tabs, .iPhoneX).size == CGSize(width: 375, height: 778))
    tabs.viewControllers = [navigation]
    #expect(picture(tabs, .iPhoneX).size == CGSize(width: 375, height: 734))
  }

  @Test func safeAreasReachViews() {
    final class Guided: UIViewController {
      let bar = UIView()

      override func viewDidLoad() {
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
    }
    let controller = Guided()
    _ = picture(controller, .iPhoneX)
    #expect(controller.bar.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
    _ = picture(controller, .iPhone8)
    #expect(controller.bar.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
  }

  /// Of the part under bars too, which keeps SwiftUI's layers out.
  @Test func theColorAndTheBorderOfAViewAreAllOfItsOwn() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    controller.view.layer.borderWidth = 2
    controller.view.layer.borderColor = UIColor.blue.cgColor
    let sublayer = CALayer()
    sublayer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    sublayer.backgroundColor = UIColor.green.cgColor
    controller.view.layer.addSublayer(sublayer)
    let traits = UITraitCollection(displayScale: 1)
    let image = ViewPicture(config: .iPhoneX, traits: traits)
      .image(of: controller.view, in: controller)

    let picture = try #require(try image.picture())
    #expect(picture.color(x: 187, y: 5) == PictureColor(0xFF0000))
    #expect(picture.color(x: 187, y: 805) == PictureColor(0xFF0000))
    #expect(picture.color(x: 187, y: 811) == PictureColor(0x0000FF))
    #expect(picture.color(x: 20, y: 20) == PictureColor(0x00FF00))
  }

  @Test func aRowThatLeadsOnHasRoomForItsSign() throws {
    let row = NavigationLink(value: 1) {
      HStack {
        Spacer()
        Text("HHHH").bold()
      }
    }
    let strategy = Snapshotting<AnyView, UIImage>.image(
      layout: .device(config: .iPhone8), traits: UITraitCollection(displayScale: 1))
    var taken: UIImage?
    strategy.snapshot(AnyView(NavigationStack { List { row } })).run { taken = $0 }
    let picture = try #require(try taken?.picture())
    let rights = (0..<667).compactMap { y in
      (0..<375).last { picture.color(x: $0, y: y) == PictureColor(0x000000) }
    }
    // The row ends 16 points from the edge, and its sign begins 20 points before.
    let right = try #require(rights.max())
    #expect((375 - 80..<375 - 16 - 20).contains(right))
  }

  @Test func aViewIsDrawnAloneInASizeOfItsOwn() {
    let label = UILabel(frame: CGRect(x: 7, y: 9, width: 120, height: 40))
    let image = ViewPicture(config: ViewImageConfig(size: CGSize(width: 60, height: 20)))
      .image(of: label, in: UIViewController())
    #expect(image.size == CGSize(width: 60, height: 20))
    #expect(label.frame == CGRect(x: 7, y: 9, width: 120, height: 40), "it is as before")
  }

  @Test func viewsOfSwiftUIStandInTheMiddle() throws {
    let strategy = Snapshotting<AnyView, UIImage>.image(
      layout: .device(config: .iPhone8), traits: UITraitCollection(displayScale: 1))
    var taken: UIImage?
    strategy.snapshot(AnyView(Color.red.frame(width: 20, height: 20))).run { taken = $0 }
    let picture = try #require(try taken?.picture())
    #expect(picture.color(x: 187, y: 343)?.red == 255)
    #expect(picture.color(x: 187, y: 320)?.green == 255, "the ground of screens is around it")
  }

  @Test func aControllerMayAskForTheDark() throws {
    let controller = UIHostingController(rootView: Text("a"))
    controller.overrideUserInterfaceStyle = .dark
    let image = picture(controller, ViewImageConfig(size: CGSize(width: 20, height: 20)))
    #expect(try image.picture()?.color(x: 1, y: 1) == PictureColor(0x000000))
  }
}
