import DeviceServices
import ElementModel
import Foundation
import VirtualTime
import XCUITest

/// The system's own app: home screen, notifications and alerts, in front of and behind all others.
@MainActor
final class SpringboardDriver: ApplicationDriver {
  /// How tests call it.
  nonisolated static let identifier = "com.apple.springboard"
  /// How its application element is labelled.
  nonisolated static let name = "SpringBoard"
  /// How long a notification stays on the screen.
  static let timeOfBanner: Duration = .seconds(5)

  /// What the person does here that concerns the apps.
  struct Actions {
    /// Shows the home screen.
    var goHome: @MainActor () -> Void
    /// Opens an app by its place among the installed ones.
    var openApp: @MainActor (Int) -> Void
    /// An alert came up over the app in front, or the last one went.
    var alertsChanged: @MainActor (_ isCovered: Bool) -> Void
    /// Deletes an app with its data, by its place.
    var deleteApp: @MainActor (Int) -> Void
    /// Opens what a notification is about.
    var openBanner: @MainActor (NotificationBanner) -> Void
  }

  private var size: CGSize
  private var safeTop: CGFloat
  let apps: [InstalledApp]
  let actions: Actions
  private var alerts: [SystemAlert] = []
  private var lastAlert = 0
  private var banner: NotificationBanner?
  private var bannerEnd: ScheduledWork?
  private var cached: SystemScreen?

  /// The finger that rests on an icon.
  var press: IconPress?

  /// What of the home screen changes.
  var home = HomeScreen() { didSet { if home != oldValue { cached = nil } } }

  /// Whether no app is on the screen.
  var isHome = true {
    didSet {
      guard isHome != oldValue else { return }
      home.settle()
      cached = nil
    }
  }

  /// Creates the system's app.
  init(size: CGSize, safeTop: CGFloat, apps: [InstalledApp], actions: Actions) {
    self.size = size
    self.safeTop = safeTop
    self.apps = apps
    self.actions = actions
  }

  var name: String { Self.name }
  var bundleIdentifier: String { Self.identifier }
  var processID: Int { 60 }
  var state: ApplicationState { isHome || hasAlert ? .foreground : .background }

  func launch(arguments: [String], environment: [String: String]) { actions.goHome() }

  /// Nobody can end the system.
  func terminate() {}

  func activate() { actions.goHome() }

  func open(_ url: URL) { _ = DeviceServices.shared.links.open(url) }

  func snapshot() -> ElementTree { screen.tree }

  func scrollToVisible(elementID: Int) -> Bool { false }

  func adjustPickerWheel(elementID: Int, to value: String) -> Bool { false }

  /// Lays everything out for the screen as it is held.
  func adopt(size: CGSize, safeTop: CGFloat) {
    self.size = size
    self.safeTop = safeTop
    cached = nil
  }

  /// Whether an alert is in front of everything.
  var hasAlert: Bool { !alerts.isEmpty }

  /// Whether anything of the system's is in front of an app.
  var hasLayer: Bool { hasAlert || banner != nil }

  /// What of the system's is in front of an app: the alert, or the notification.
  var layer: ElementTree { screen.layer }

  /// What the system shows now.
  private var screen: SystemScreen {
    if let cached { return cached }
    let bannerTitle = apps.first { $0.bundleIdentifier == banner?.app }?.name ?? ""
    let screen = SystemScreen(
      size: size, safeTop: safeTop, icons: apps.map(\.name), home: home, isHome: isHome,
      banner: banner, bannerTitle: bannerTitle, alert: alerts.first)
    cached = screen
    return screen
  }

  /// Whether a touch at a point is the system's, whichever app is in front.
  func takesTouch(at point: CGPoint) -> Bool {
    isHome || hasAlert || screen.target(at: point) != nil
  }

  /// What of the system's lies at a point.
  func target(at point: CGPoint) -> SystemScreen.Target? { screen.target(at: point) }

  /// Taps what lies at a point.
  func tap(at point: CGPoint) {
    switch screen.target(at: point) {
    case .icon(let place): if !home.isEditing { actions.openApp(place) }
    case .deleteButton(let place): askToRemove(place)
    case .menuItem(let item): choose(item)
    case .besideMenu: home.menu = nil
    case .alertButton(let place): press(place)
    case .banner: openBanner()
    case nil: break
    }
  }

  /// Shows an alert, after those that are shown already.
  func present(
    app: String, title: String, lines: [String], buttons: [SystemAlert.Button],
    style: SystemPrompt.Style = .alert, identifier: String = ""
  ) {
    lastAlert += 1
    alerts.append(
      SystemAlert(
        number: lastAlert, app: app, title: title, lines: lines.filter { !$0.isEmpty },
        buttons: buttons, style: style, identifier: identifier))
    cached = nil
    guard alerts.count == 1 else { return }
    animateAlert()
    actions.alertsChanged(true)
  }

  /// Takes away the alerts that speak for an app.
  func withdrawAlerts(of app: String) { withdraw { $0.app == app } }

  /// Takes away what has been answered otherwise than by one of its buttons.
  func withdrawAlert(_ identifier: String) {
    if withdraw({ $0.identifier == identifier }) { animateAlert() }
  }

  @discardableResult
  private func withdraw(_ isMeant: (SystemAlert) -> Bool) -> Bool {
    let count = alerts.count
    alerts.removeAll(where: isMeant)
    guard alerts.count != count else { return false }
    cached = nil
    if alerts.isEmpty { actions.alertsChanged(false) }
    return true
  }

  /// Shows a notification for a while.
  func present(_ banner: NotificationBanner) {
    bannerEnd?.cancel()
    self.banner = banner
    cached = nil
    bannerEnd = VirtualTime.schedule(
      after: Self.timeOfBanner, kind: .runner, label: "end of notification"
    ) { [weak self] in self?.removeBanner() }
  }

  private func removeBanner() {
    bannerEnd?.cancel()
    banner = nil
    cached = nil
  }

  private func openBanner() {
    guard let banner else { return }
    removeBanner()
    actions.openBanner(banner)
  }

  private func press(_ place: Int) {
    guard let alert = alerts.first, alert.buttons.indices.contains(place) else { return }
    alerts.removeFirst()
    cached = nil
    animateAlert()
    if alerts.isEmpty { actions.alertsChanged(false) }
    alert.buttons[place].action()
  }

  private func animateAlert() { animate("system alert transition") }

  /// Has tests wait for something that the system shows or takes away.
  func animate(_ label: String) {
    VirtualTime.schedule(after: .milliseconds(250), kind: .animation, label: label) {}
  }
}
