/// Runs a view of UIKit.
///
/// It is told that its view comes and goes by whatever shows it: a window, a navigation controller,
/// a controller in front of which it is presented, or a representable of SwiftUI.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// How far a view is on the screen.
  private enum Appearance {
    case gone, coming, there, going
  }

  /// The view, once there is one.
  open private(set) var viewIfLoaded: UIView?
  /// What it is called; its navigation item and tab are called the same from then on.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller that it is in.
  open private(set) weak var parent: UIViewController?
  private var ownPresented: UIViewController?
  private weak var ownPresenting: UIViewController?
  /// What brings it onto the screen, once it was asked for.
  var presentation: UIPresentationController?
  private var appearance = Appearance.gone
  /// How it is shown by others.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether only the app may take it away, and no swipe of a person.
  open var isModalInPresentation = false
  /// What a navigation bar shows of it.
  public let navigationItem = UINavigationItem()
  /// What the bar at the bottom of its navigation controller shows.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationItem.changed() } }
  /// The tab that stands for it in a tab bar controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  /// How it comes and goes; only pixels show that.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Which edges of the screen its view reaches.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// How large it wants to be.
  open var preferredContentSize = CGSize.zero
  /// Light or dark, whatever the device is.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// How the status bar looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line at the bottom of the screen is hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Which ways up it may be.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Whether a tab bar is not shown below it.
  open var hidesBottomBarWhenPushed = false
  /// Told when another controller is to be shown or taken away, while it is on the screen.
  package var onPresent: ((UIViewController?) -> Void)?

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; there are no archives of views here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
    navigationItem.owner = self
  }

  /// Creates a controller as storyboards do; see ``UIStoryboard``.
  public required init?(coder: NSCoder) {
    super.init()
    navigationItem.owner = self
  }

  /// The view, made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      viewIfLoaded?.controller = nil
      viewIfLoaded = newValue
      newValue?.controller = self
    }
  }

  /// Whether there is a view.
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// The controller that it, or a controller that it is in, shows in front of itself.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The controller that shows it, or a controller that it is in.
  open var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// The navigation controller that it is in.
  open var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UINavigationController }.first
  }

  /// Whether it is on its way onto the screen for the first time, or coming to a new parent.
  open var isBeingPresented: Bool { ownPresenting != nil && appearance == .coming }

  /// The tab bar controller that it is in.
  open var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UITabBarController }.first
  }

  /// Whether it is leaving the one that shows it.
  open var isBeingDismissed: Bool { ownPresenting == nil && appearance == .going }

  /// The controllers in it that come and go with it.
  package var shownChildren: [UIViewController] {
    children.filter { child in
      guard let viewIfLoaded, let view = child.viewIfLoaded else { return false }
      return view.isDescendant(of: viewIfLoaded)
    }
  }

  /// Makes the view if there is none.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view, as large as the screen.
  open func loadView() {
    let nib = nibName ?? String(describing: type(of: self))
    if let archive {
      archive.load(self)
    } else if nibName != nil || UINib.exists(nib) {
      UINib(nibName: nib, bundle: nil).instantiate(withOwner: self)
    }
    if viewIfLoaded == nil { view = UIView(frame: UIScreen.main.bounds) }
  }
  /// Called when there is a view.
  open func viewDidLoad() {}
  /// Called before the view comes onto the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is about to be on the screen, with its size known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view is laid out.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has been laid out.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is short; never here.
  open func didReceiveMemoryWarning() {}
  /// Called when the controller has come into another one.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called before the controller comes into another one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Asks for another status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks for another line at the bottom of the screen.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks for other edges where the system's gestures wait.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Asks which ways up it may be.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Where the system's gestures wait for the app's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The controller whose wishes about the line at the bottom count.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The controller whose wishes about the system's gestures count.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The controller whose wishes about the status bar count.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// What it is shown in.
  open var traitCollection: UITraitCollection { .current }

  /// Called when that has changed; the simulated device starts anew instead.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Puts a controller into this one.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of what it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Tells a controller that its view begins to come or to go; containers and tests call it.
  ///
  /// It may be called again for a view that is there: that is how pictures of one controller are
  /// taken on several devices, each time from `viewWillAppear` on.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    appearance = isAppearing ? .coming : .going
    transitionIsAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in shownChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
    guard isAppearing else { return }
    viewIsAppearing(animated)
    viewIfLoaded?.layoutIfNeeded()
  }

  /// Tells a controller that what ``beginAppearanceTransition(_:animated:)`` began has ended.
  open func endAppearanceTransition() {
    switch appearance {
    case .coming:
      appearance = .there
      viewDidAppear(transitionIsAnimated)
    case .going:
      appearance = .gone
      viewDidDisappear(transitionIsAnimated)
    case .gone, .there: return
    }
    for child in shownChildren { child.endAppearanceTransition() }
  }

  private var transitionIsAnimated = false

  /// Whether the view is on the screen, or on its way there.
  package var isShown: Bool { appearance == .coming || appearance == .there }

  /// Brings the view onto the screen, unless it is there.
  package func appear(animated: Bool = false) {
    guard !isShown else { return }
    beginAppearanceTransition(true, animated: animated)
    endAppearanceTransition()
  }

  /// Takes the view from the screen, unless it has gone.
  package func disappear(animated: Bool = false) {
    guard isShown else { return }
    beginAppearanceTransition(false, animated: animated)
    endAppearanceTransition()
  }

  /// Shows a controller in front.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    ownPresented = viewControllerToPresent
    viewControllerToPresent.ownPresenting = self
    // Without a screen to come onto, it stays with the two knowing each other.
    if let shower {
      let covers = viewControllerToPresent.modalPresentationStyle.coversAll
      if covers { shower.disappear(animated: flag) }
      shower.onPresent?(viewControllerToPresent)
    }
    if isShown || shower != nil { viewControllerToPresent.appear(animated: flag) }
    completion?()
  }

  /// Takes away the controller in front, or this one where there is none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = ownPresented else {
      (presentedViewController?.ownPresenting ?? presentingViewController)?
        .dismiss(animated: flag, completion: completion)
      return
    }
    presented.disappear(animated: flag)
    presented.ownPresenting = nil
    ownPresented = nil
    if let shower {
      shower.onPresent?(nil)
      if presented.modalPresentationStyle.coversAll { shower.appear(animated: flag) }
    }
    completion?()
  }

  /// The controller around that is on the screen.
  private var shower: UIViewController? {
    sequence(first: self, next: \.parent).first { $0.onPresent != nil }
  }

  /// Further points that are taken as covered by bars.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.adopt(additionalSafeArea: additionalSafeAreaInsets) }
  }
  /// Called when bars reach further into the view, or less far.
  open func viewSafeAreaInsetsDidChange() {}
  /// Brings the rules of the view up to date.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called when the view is about to have another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// What is asked next: the view that holds its view, or the window.
  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parent ?? presentingViewController
  }
  /// Whether it is coming into a parent.
  open var isMovingToParent: Bool { parent != nil && appearance == .coming }
  /// Whether it is leaving a parent.
  open var isMovingFromParent: Bool { appearance == .going && ownPresenting == nil }

  /// What a storyboard says of it, until its view is made and for segues.
  var archive: ControllerArchive?
  /// The storyboard that it has come from.
  open internal(set) var storyboard: UIStoryboard?
  /// The xib that its view comes from.
  open private(set) var nibName: String?
  /// Called when a storyboard has made it.
  open func awakeFromNib() {}
  /// Called before a segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Whether it takes a segue back.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
}
