import ElementModel
import SwiftUI
import Testing
import VirtualTime

private struct Status: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.scenePhase) private var phase
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @State private var opened = ""
  @State private var isHovered = false

  var body: some View {
    VStack {
      Text(colorScheme == .dark ? "dark" : "light")
      Text("\(String(describing: phase))")
      Text(height == .compact ? "flat" : "tall")
      Text(width == .compact ? "narrow" : "wide")
      Text("opened \(opened)")
      Text(isHovered ? "hovered" : "alone").onHover { isHovered = $0 }
    }
    .onOpenURL { opened = $0.absoluteString }
  }
}

@MainActor @Suite(.serialized) struct SurroundingsTests {
  @Test func turningTheDeviceTurnsScreenAndSafeAreas() throws {
    let driver = AppDriver { Status() }
    #expect(driver.exists("tall") && driver.exists("narrow"))
    driver.app.rotate(to: .landscapeLeft)
    #expect(!VirtualTime.isIdle)
    driver.settle()
    #expect(driver.elements.first?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(driver.exists("flat") && driver.exists("narrow"))
    #expect(UIDevice.current.orientation == .landscapeLeft)
    driver.app.rotate(to: .portrait)
    driver.settle()
    #expect(driver.elements.first?.frame.width == 393)
    #expect(driver.exists("tall"))
  }

  @Test func aLaunchCanSayHowLargeTextIsAndInWhichDirectionItRuns() {
    struct Traits: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text("\(String(describing: size)) \(String(describing: direction))") }
    }
    let driver = AppDriver { Traits() }
    func launch(_ arguments: String...) {
      driver.app.terminate()
      driver.app.adopt(launchArguments: ["App"] + arguments)
      driver.app.launch()
      driver.settle()
    }
    launch(
      "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL",
      "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES")
    #expect(driver.exists("accessibility5 rightToLeft"))
    launch("-UIPreferredContentSizeCategoryName", "huge", "-AppleTextDirection", "NO")
    #expect(driver.exists("large leftToRight"))
    launch("-UIPreferredContentSizeCategoryName")
    #expect(driver.exists("large leftToRight"))
  }

  @Test func listsKeepClearOfTheCameraInLandscape() throws {
    let driver = AppDriver { List { Text("row") } }
    driver.app.rotate(to: .landscapeRight)
    driver.settle()
    let cell = try #require(driver.elements.first { $0.type == .cell })
    #expect(cell.frame.minX == 59 + 16 && cell.frame.maxX == 852 - 59 - 16)
    driver.app.rotate(to: .portrait)
  }

  @Test func theLargestPhonesAreWideInLandscapeAndAPhoneIsNeverUpsideDown() throws {
    let device = try #require(Device.named("iPhone 15 Pro Max"))
    let driver = AppDriver(device: device) { Status() }
    driver.app.rotate(to: .portraitUpsideDown)
    #expect(driver.app.orientation == .portrait)
    driver.app.rotate(to: .landscapeLeft)
    #expect(driver.exists("flat") && driver.exists("wide"))
    driver.app.rotate(to: .portrait)
  }

  @Test func appearanceAndPhaseReachViews() {
    let driver = AppDriver { Status() }
    #expect(driver.exists("light") && driver.exists("active"))
    driver.app.setAppearance(isDark: true)
    driver.app.setPhase(.background)
    #expect(driver.exists("dark") && driver.exists("background"))
    driver.app.launch()
    #expect(driver.exists("dark") && driver.exists("active"))
  }

  @Test func addressesAreOpened() throws {
    let driver = AppDriver { Status() }
    let url = try #require(URL(string: "shop://item/3"))
    #expect(driver.app.open(url))
    #expect(driver.exists("opened shop://item/3"))
    let deaf = AppDriver { Text("deaf") }
    #expect(!deaf.app.open(url))
  }

  @Test func thePointerHovers() throws {
    let driver = AppDriver { Status() }
    driver.app.hover(at: try driver.point("alone"))
    #expect(driver.exists("hovered"))
    driver.app.hover(at: nil)
    #expect(driver.exists("alone"))
  }
}
