import DeviceServices
import ElementModel
import Foundation

/// What the system shows at one moment, laid out: status bar, home screen, banners and alerts.
struct SystemScreen {
  /// What a touch means.
  enum Target: Hashable {
    /// Opens an installed app, by its place.
    case icon(Int)
    /// Presses a button of the alert, by its place.
    case alertButton(Int)
    /// Opens what a notification is about.
    case banner
    /// Asks whether an app is to be removed, by its place.
    case deleteButton(Int)
    /// Does what the menu of an icon offers.
    case menuItem(HomeScreen.MenuItem)
    /// Puts the menu of an icon away.
    case besideMenu
  }

  /// The elements, `com.apple.springboard`'s own application element first.
  private(set) var tree = ElementTree.empty
  var targets: [(frame: CGRect, target: Target)] = []
  let size: CGSize
  let safeTop: CGFloat
  var builder = ElementTree.Builder()

  /// The system's elements have numbers that no app's have.
  static let firstID = 1 << 40

  /// Lays the screen out.
  ///
  /// - Parameters:
  ///   - size: Of the screen, in points.
  ///   - safeTop: Height of the status bar, in points.
  ///   - icons: Names of the installed apps.
  ///   - home: What the person has done to the home screen.
  ///   - isHome: Whether the home screen is what one sees.
  ///   - banner: A notification that is shown.
  ///   - bannerTitle: Name of the app that it comes from.
  ///   - alert: The alert that is shown.
  init(
    size: CGSize, safeTop: CGFloat, icons: [String], home: HomeScreen, isHome: Bool,
    banner: NotificationBanner?, bannerTitle: String, alert: SystemAlert?
  ) {
    self.size = size
    self.safeTop = safeTop
    let screen = CGRect(origin: .zero, size: size)
    let isCovered = alert != nil
    builder.open(
      Element(
        id: Self.firstID, type: .application, label: SpringboardDriver.name, frame: screen))
    builder.open(
      Element(id: Self.firstID + 1, type: .window, frame: screen, traits: .mainWindow))
    addStatusBar()
    addIcons(icons, home: home, isHittable: isHome && !isCovered)
    if let banner { addBanner(banner, title: bannerTitle, isHittable: !isCovered) }
    builder.close()
    if let alert { addAlert(alert) }
    tree = builder.tree
  }

  /// What lies at a point.
  func target(at point: CGPoint) -> Target? {
    targets.last { $0.frame.contains(point) }?.target
  }

  /// The part that is in front of an app: the banner and the alert.
  var layer: ElementTree {
    var layer = ElementTree.Builder()
    var parts = 0..<0
    for (index, element) in tree.elements.enumerated() {
      if index == 0 { layer.open(element) }
      if element.id == Self.bannerID || element.id == Self.alertWindowID {
        parts = index..<index + 1 + element.descendantCount
      }
      guard parts.contains(index) else { continue }
      layer.open(element)
      // Closes all that the next element is not in.
      let next = index + 1 < parts.upperBound ? index + 1 : parts.lowerBound
      for _ in tree.elements[next].depth..<element.depth + 1 { layer.close() }
    }
    return layer.tree
  }

  private static let bannerID = firstID + 900
  static let alertWindowID = firstID + 1000

  private mutating func addStatusBar() {
    let id = Self.firstID + 2
    let bar = CGRect(x: 0, y: 0, width: size.width, height: safeTop)
    builder.open(Element(id: id, type: .statusBar, frame: bar))
    let items = ["9:41 AM", "3 of 3 Wi-Fi bars", "100% battery power"]
    for (index, label) in items.enumerated() {
      let width = size.width / CGFloat(items.count)
      builder.add(
        Element(
          id: id + 1 + index, type: .other, label: label,
          frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: safeTop)))
    }
    builder.close()
  }

  private mutating func addBanner(
    _ banner: NotificationBanner, title: String, isHittable: Bool
  ) {
    let frame = CGRect(x: 8, y: safeTop, width: size.width - 16, height: 72)
    let hitPoint = isHittable ? CGPoint(x: frame.midX, y: frame.midY) : nil
    builder.open(
      Element(id: Self.bannerID, type: .other, identifier: "Notification", frame: frame))
    builder.add(
      Element(
        id: Self.bannerID + 1, type: .other, identifier: "NotificationShortLookView",
        label: ([title.uppercased(), "now"] + banner.lines).joined(separator: ", "), frame: frame,
        hitPoint: hitPoint))
    builder.close()
    if isHittable { targets.append((frame, .banner)) }
  }
}
