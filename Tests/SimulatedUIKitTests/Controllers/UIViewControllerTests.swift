import SimulatedUIKit
import Testing

/// Controllers are told that their views come and go, as on a device.
@MainActor @Suite(.serialized) struct UIViewControllerTests {
  /// Writes down what it is told.
  final class Diary: UIViewController {
    var entries: [String] = []

    override func viewDidLoad() { entries.append("load") }
    override func viewWillAppear(_ animated: Bool) { entries.append("willAppear") }
    override func viewDidLayoutSubviews() { entries.append("layout") }
    override func viewDidAppear(_ animated: Bool) { entries.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { entries.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { entries.append("didDisappear") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func show(_ controller: UIViewController) {
    window.makeKeyAndVisible()
    window.rootViewController = controller
  }

  @Test func theRootOfAWindowLivesAtOnce() {
    let diary = Diary()
    show(UINavigationController(rootViewController: diary))
    #expect(diary.entries == ["load", "willAppear", "layout", "didAppear"])
    #expect(diary.view.frame.size == CGSize(width: 300, height: 600))
    #expect(diary.view.window === window)

    window.rootViewController = UIViewController()
    #expect(diary.entries.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test func aWindowThatDoesNotShowLeavesItsRootAlone() {
    let hidden = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let diary = Diary()
    hidden.rootViewController = diary
    #expect(diary.entries == ["load"])
    hidden.makeKeyAndVisible()
    #expect(diary.entries.contains("didAppear"))
  }

  @Test func screensOfANavigationControllerComeAndGo() {
    let (first, second) = (Diary(), Diary())
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    navigation.pushViewController(second, animated: false)
    #expect(first.entries.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(second.entries == ["load", "willAppear", "layout", "didAppear"])
    #expect(second.navigationController === navigation)
    #expect(navigation.visibleViewController === second)

    #expect(navigation.popViewController(animated: false) === second)
    #expect(second.entries.last == "didDisappear")
    #expect(second.parent == nil)
    #expect(first.entries.last == "didAppear")
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func severalScreensGoAtOnce() {
    let (first, second, third) = (Diary(), Diary(), Diary())
    let navigation = UINavigationController(rootViewController: first)
    navigation.viewControllers = [first, second, third]
    #expect(second.entries.isEmpty)
    #expect(navigation.popToRootViewController(animated: false)?.count == 2)
    #expect(navigation.topViewController === first)
  }

  @Test func whatCoversAllLetsTheOtherDisappear() {
    let (below, above) = (Diary(), Diary())
    show(below)
    below.onPresent = { _ in }
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: false)
    #expect(below.entries.last == "didDisappear")
    #expect(above.entries.last == "didAppear")

    above.dismiss(animated: false)
    #expect(below.entries.last == "didAppear")
    #expect(above.entries.last == "didDisappear")
    #expect(below.presentedViewController == nil)
  }

  @Test func aSheetLeavesTheOtherWhereItIs() {
    let (below, above) = (Diary(), Diary())
    show(below)
    below.onPresent = { _ in }
    below.present(UINavigationController(rootViewController: above), animated: false)
    #expect(below.entries.last == "didAppear")
    // A screen within what is presented knows who presents, and can end it.
    #expect(above.presentingViewController === below)
    above.dismiss(animated: false)
    #expect(below.presentedViewController == nil)
    #expect(above.entries.last == "didDisappear")
  }

  @Test func nothingIsDismissedThatIsNotPresented() {
    let diary = Diary()
    show(diary)
    diary.dismiss(animated: true)
    #expect(diary.entries.last == "didAppear")
  }

  /// How pictures of one controller are taken on several devices.
  @Test func aTransitionMayBeginAgain() {
    let diary = Diary()
    let navigation = UINavigationController(rootViewController: diary)
    show(navigation)
    diary.entries = []
    for width in [320, 390] as [CGFloat] {
      navigation.view.frame.size.width = width
      navigation.beginAppearanceTransition(true, animated: false)
      navigation.endAppearanceTransition()
      #expect(diary.view.frame.width == width)
    }
    let once = ["willAppear", "layout", "didAppear"]
    #expect(diary.entries == once + once)
  }

  @Test func childrenComeWithTheirParent() {
    let (parent, child) = (UIViewController(), Diary())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    show(parent)
    #expect(child.entries.contains("didAppear"))
  }

  @Test func storyboardsAskTheirCreator() {
    final class Named: UIViewController {
      let name: String

      init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
      }

      required init?(coder: NSCoder) { return nil }
    }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let named = storyboard.instantiateViewController(identifier: "Named") {
      Named(coder: $0, name: "made")
    }
    #expect(named.name == "made")
    let plain: Diary = storyboard.instantiateViewController(identifier: "Diary")
    #expect(plain.entries.isEmpty)
  }
}
