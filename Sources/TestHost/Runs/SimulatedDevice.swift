import DeviceServices
import ElementModel
import Foundation
import SessionProtocol
import SimulatedUI
import SimulatedUIKit
import VirtualTime
import XCUITest

/// The simulated device: the app under test, what else is installed on it, and which of them is in
/// front.
@MainActor
final class SimulatedDevice: DeviceDriver {
  /// How long it takes an app to come on the screen or to leave it.
  static let transition: Duration = .milliseconds(500)

  private let device: Device
  private let apps: [SimulatedAppDriver]
  private let targetApp: SimulatedAppDriver
  private(set) lazy var system = makeSystem()
  private(set) var front: SimulatedAppDriver?
  private(set) var wasUsed = false
  private var heldDevice: Device
  /// Who feels the fingers that are on the screen, each where it was last.
  private var touched: (receiver: Receiver, fingers: [Int: CGPoint])?

  /// Who feels fingers.
  private enum Receiver {
    case system
    case app(SimulatedAppDriver)
    /// What they touched has been covered meanwhile.
    case nobody
  }

  /// Creates a device with apps on it.
  ///
  /// - Parameters:
  ///   - apps: The person's apps, the one under test first.
  ///   - settings: How the device is set up.
  ///   - faults: What is wrong with the app under test on purpose.
  init(apps: [InstalledApp], settings: DeviceSettings = .standard, faults: [AppFault] = []) {
    DeviceServices.shared.language.setDevice(settings.locale)
    DeviceServices.shared.system.install(settings.system)
    device = Device(settings.model)
    // Tests ask for the device's idiom before they launch the app.
    UIDevice.current.name = device.name
    heldDevice = device
    let installed = apps + SystemApps.all(beside: apps)
    self.apps = installed.enumerated().map { [device] number, app in
      SimulatedAppDriver(app, device: device, number: number)
    }
    targetApp = self.apps[0]
    targetApp.faults = FaultyScreen(faults)
    for app in self.apps {
      app.stage = self
      app.app.adopt(settings)
    }
    connectServices()
    settings.permissions?.tell(bundleIdentifier: targetApp.bundleIdentifier)
    if settings.appearance == .dark { isDark = true }
    if settings.orientation != .portrait { orientation = settings.orientation.deviceOrientation }
  }

  /// What a person looking at the device sees; nothing before the test has used it.
  func screen() -> ElementTree {
    guard wasUsed else { return .empty }
    guard let front else { return system.snapshot() }
    return system.hasLayer ? front.snapshot().behind(system.layer) : front.snapshot()
  }

  /// Tells screens apart: as long as it is the same, so is what a person sees.
  struct ScreenVersion: Equatable {
    fileprivate var app: String?
    fileprivate var number: Int
    /// What the system shows, which is little.
    fileprivate var system: ElementTree

    /// The screen before anything is on it.
    static let unused = ScreenVersion(number: -1, system: .empty)
  }

  /// Tells what a person looking at the device sees now from what was there before.
  var screenVersion: ScreenVersion {
    guard wasUsed else { return .unused }
    return ScreenVersion(
      app: front?.bundleIdentifier,
      number: (front?.app.screenVersion ?? 0) + (front?.faults?.version ?? 0),
      system: front == nil ? system.snapshot() : system.hasLayer ? system.layer : .empty)
  }

  var target: any ApplicationDriver { targetApp }

  var springboard: any ApplicationDriver { system }

  var frontmost: any ApplicationDriver { front ?? system }

  func application(bundleIdentifier: String) -> (any ApplicationDriver)? {
    if bundleIdentifier == SpringboardDriver.identifier { return system }
    return apps.first { $0.bundleIdentifier == bundleIdentifier }
  }

  /// Bundle identifiers of the apps on the device, for messages.
  var installedBundleIdentifiers: [String] {
    apps.map(\.bundleIdentifier) + [SpringboardDriver.identifier]
  }

  var screenSize: CGSize { heldDevice.size }

  var screenScale: CGFloat { device.scale }

  var sizeClasses: (horizontal: SizeClass, vertical: SizeClass) {
    let classes = heldDevice.sizeClasses
    return (classes.horizontal.sizeClass, classes.vertical.sizeClass)
  }

  /// Gives fingers to whom they came down on, until all are up.
  func touch(_ touches: [Touch]) {
    guard let first = touches.first else { return }
    var (receiver, fingers) = touched ?? (receiverOfTouch(at: first.location), [:])
    for touch in touches {
      let isUp = touch.phase == .ended || touch.phase == .cancelled
      fingers[touch.finger] = isUp ? nil : touch.location
    }
    touched = fingers.isEmpty ? nil : (receiver, fingers)
    switch receiver {
    case .nobody: break
    case .app(let app): app.app.touch(touches)
    case .system:
      for touch in touches { system.touch(touch) }
    }
  }

  func typeText(_ text: String) {
    if let app = frontApp { _ = app.app.typeText(text) }
  }

  func pressKey(_ key: String, modifiers: KeyModifiers) {
    if let app = frontApp { app.app.pressKey(key, modifiers: modifiers) }
  }

  func hover(at point: CGPoint?) { frontApp?.app.hover(at: point) }

  func scroll(at point: CGPoint, by delta: CGSize) { frontApp?.app.scroll(at: point, by: delta) }

  func secondaryClick(at point: CGPoint) { frontApp?.app.secondaryClick(at: point) }

  func press(_ button: HardwareButton) {
    if button == .home { goHome() }
  }

  /// How the device is held; screens follow, except that no phone shows them upside down.
  var orientation: UIDeviceOrientation {
    get { UIDevice.current.orientation }
    set {
      for app in apps { app.app.rotate(to: newValue) }
      UIDevice.current.turn(to: newValue)
      adoptOrientation()
    }
  }

  var isDark: Bool? {
    didSet { for app in apps { app.app.setAppearance(isDark: isDark ?? false) } }
  }

  var coordinate: (latitude: Double, longitude: Double)? {
    get { DeviceServices.shared.location.coordinate.map { ($0.latitude, $0.longitude) } }
    set {
      DeviceServices.shared.location.move(
        to: newValue.map { .init(latitude: $0.latitude, longitude: $0.longitude) })
    }
  }

  func open(_ url: URL) -> Bool {
    guard let app = app(opening: url) else { return false }
    app.open(url)
    return true
  }

  /// Forgets an answer; as on iOS, an app that runs ends, except where it asked for its location.
  func resetAuthorization(of resource: ProtectedResource, bundleIdentifier: String) {
    DeviceServices.shared.permissions.reset(.resource(resource), app: bundleIdentifier)
    guard resource != .location else { return }
    apps.first { $0.bundleIdentifier == bundleIdentifier }?.terminate()
  }

  /// The app that feels touches and keys, if the system is not in front.
  private var frontApp: SimulatedAppDriver? { system.hasAlert ? nil : front }

  private func receiverOfTouch(at point: CGPoint) -> Receiver {
    guard let app = frontApp, !system.takesTouch(at: point) else { return .system }
    if app.faults?.swallowsTouch(at: point, on: app.app.snapshot()) == true { return .nobody }
    return .app(app)
  }

  /// The app that opens a link, the app under test before others.
  private func app(opening url: URL) -> SimulatedAppDriver? {
    guard let scheme = url.scheme?.lowercased() else { return nil }
    return apps.first { $0.installed.urlSchemes.contains(scheme) }
  }

  /// Has the system's own screens follow the apps'.
  private func adoptOrientation() {
    heldDevice = targetApp.app.device
    system.adopt(size: heldDevice.size, safeTop: heldDevice.safeArea.top)
    UIScreen.main.adopt(size: heldDevice.size, scale: device.scale)
  }

  private func goHome() {
    wasUsed = true
    system.home.settle()
    system.isHome = true
    guard let app = front else { return }
    cancelTouches()
    front = nil
    app.enterBackground()
    animate("home screen transition")
  }

  private func animate(_ label: String) {
    VirtualTime.schedule(after: Self.transition, kind: .animation, label: label) {}
  }

  /// Takes the fingers on the screen away from the app that feels them.
  private func cancelTouches() {
    guard case (.app(let app), let fingers)? = touched else { return }
    touched = (.nobody, fingers)
    app.app.touch(
      fingers.sorted { $0.key < $1.key }.map {
        Touch(finger: $0.key, phase: .cancelled, location: $0.value)
      })
  }
}

extension SimulatedDevice: AppStage {
  func bringToFront(_ app: SimulatedAppDriver) {
    wasUsed = true
    guard front !== app else { return }
    cancelTouches()
    let isSwitch = app.isRunning
    // Launching an app that was deleted installs it first, as Xcode does.
    if let place = apps.firstIndex(where: { $0 === app }) { system.home.removed.remove(place) }
    front?.enterBackground()
    front = app
    system.isHome = false
    app.enterForeground()
    if isSwitch { animate("app transition") }
  }

  func didEnd(_ app: SimulatedAppDriver) {
    system.withdrawAlerts(of: app.bundleIdentifier)
    guard front === app else { return }
    cancelTouches()
    front = nil
    system.isHome = true
  }

  func isCovered(_ app: SimulatedAppDriver) -> Bool { frontApp !== app }
}

extension SimulatedDevice {
  private func makeSystem() -> SpringboardDriver {
    SpringboardDriver(
      size: device.size, safeTop: device.safeArea.top, apps: apps.map(\.installed),
      actions: SpringboardDriver.Actions(
        goHome: { [weak self] in self?.goHome() },
        openApp: { [weak self] place in self?.openApp(at: place) },
        alertsChanged: { [weak self] isCovered in self?.coverFront(isCovered) },
        deleteApp: { [weak self] place in self?.deleteApp(at: place) },
        openBanner: { [weak self] banner in self?.openBanner(banner) }))
  }

  private func deleteApp(at place: Int) {
    let app = apps[place]
    app.terminate()
    DeviceServices.shared.permissions.resetAll(app: app.bundleIdentifier)
    DeviceContainer.current?.erase()
  }

  private func openApp(at place: Int) {
    let app = apps[place]
    if app.isRunning { app.activate() } else { app.launch(arguments: [], environment: [:]) }
  }

  private func openBanner(_ banner: NotificationBanner) {
    guard let place = apps.firstIndex(where: { $0.bundleIdentifier == banner.app }) else { return }
    openApp(at: place)
    DeviceServices.shared.notifications.respond(to: banner)
  }

  private func coverFront(_ isCovered: Bool) {
    cancelTouches()
    if isCovered { front?.resignActive() } else { front?.becomeActive() }
  }

  /// Lets apps reach the device through the frameworks they call.
  private func connectServices() {
    let services = DeviceServices.shared
    services.permissions.setPresenter { [weak self] request in self?.ask(request) }
    services.links.setHandlers(
      open: { [weak self] url in self?.open(url) ?? false },
      canOpen: { [weak self] url in self?.app(opening: url) != nil })
    services.notifications.setPresenter { [weak self] banner in self?.system.present(banner) }
    services.prompts.setPresenter { [weak self] prompt in self?.show(prompt) }
    services.prompts.setWithdrawer { [weak self] in self?.system.withdrawAlert($0) }
    services.permissions.currentApp = targetApp.bundleIdentifier
    // Unit tests use the app's texts and files without launching it.
    targetApp.lendResources()
    UIScreen.main.adopt(size: device.size, scale: device.scale)
  }

  /// Shows what the system puts to the person in an app's name.
  private func show(_ prompt: SystemPrompt) {
    let installed = apps.first { $0.bundleIdentifier == prompt.app }?.installed
    func named(_ text: String) -> String {
      text.replacing(SystemPrompt.appName, with: installed?.name ?? prompt.app)
    }
    system.present(
      app: prompt.app, title: named(prompt.title), lines: prompt.lines.map(named),
      buttons: prompt.buttons.map {
        SystemAlert.Button(label: $0.label, identifier: $0.identifier, action: $0.action)
      },
      style: prompt.style, identifier: prompt.identifier)
  }

  /// Puts an app's request for consent to the person.
  private func ask(_ request: PermissionRequest) {
    let permissions = DeviceServices.shared.permissions
    let installed = apps.first { $0.bundleIdentifier == request.app }?.installed
    let wording = PermissionWording(
      request, name: installed?.name ?? request.app,
      held: permissions.status(of: request.permission, app: request.app))
    let purpose = wording.purposeKeys.lazy.compactMap { installed?.usageDescriptions[$0] }.first
    system.present(
      app: request.app, title: wording.title, lines: [wording.message ?? purpose ?? ""],
      buttons: wording.buttons.map { label, status in
        SystemAlert.Button(label: label) { permissions.answer(request, status) }
      })
  }
}

extension UserInterfaceSizeClass {
  /// The class as element models have it.
  fileprivate var sizeClass: SizeClass { self == .regular ? .regular : .compact }
}
