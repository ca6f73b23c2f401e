import DeviceServices
import ElementModel
import SwiftUI
import Testing
import VirtualTime

private struct Drawer: View {
  @State private var isOpen = false
  @State private var isPinned = false
  @State private var detent = PresentationDetent.medium
  @State private var dismissals = 0

  var body: some View {
    VStack {
      Button("open") { isOpen = true }
      Text("dismissed \(dismissals)")
    }
    .sheet(isPresented: $isOpen) {
      dismissals += 1
    } content: {
      VStack {
        Text("inside")
        Text(detent == .large ? "is large" : "is medium")
        Toggle("pinned", isOn: $isPinned)
        Spacer()
      }
      .presentationDetents([.medium, .large], selection: $detent)
      .interactiveDismissDisabled(isPinned)
    }
  }
}

private struct Plain: View {
  @State private var isOpen = false

  var body: some View {
    Button("open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        ScrollView { ForEach(0..<40) { Text("row \($0)") } }
      }
  }
}

private struct Beside: View {
  @State private var isOpen = false
  var adaptation = PresentationAdaptation.automatic

  var body: some View {
    Button("open") { isOpen = true }
      .popover(isPresented: $isOpen) {
        Text("hint").padding().presentationCompactAdaptation(adaptation)
      }
  }
}

private struct Chained: View {
  @State private var isFirst = false
  @State private var isSecond = false
  @State private var isCover = false

  var body: some View {
    VStack {
      Button("first") { isFirst = true }
      Button("cover") { isCover = true }
    }
    .sheet(isPresented: $isFirst) {
      isSecond = true
    } content: {
      Button("go on") { isFirst = false }
    }
    .sheet(isPresented: $isSecond) { Text("second") }
    .fullScreenCover(isPresented: $isCover) { CoverContent() }
  }

  private struct CoverContent: View {
    @Environment(\.presentationMode) private var mode
    var body: some View { Button("leave") { mode.wrappedValue.dismiss() } }
  }
}

@MainActor @Suite(.serialized) struct SheetTests {
  @Test func aLowSheetFloatsSinceIOS26() throws {
    func card(_ driver: AppDriver) throws -> CGRect {
      try driver.tap("open")
      return try #require(driver.elements.last { $0.traits.contains(.modal) }).frame
    }
    let older = try card(AppDriver { Drawer() })
    DeviceServices.shared.system.install(SystemVersion(26, 1))
    defer { DeviceServices.shared.system.install(.standard) }
    let newer = try card(AppDriver { Drawer() })
    #expect(newer.minX > older.minX && newer.maxX < older.maxX && newer.maxY < older.maxY)
    let full = try card(AppDriver { Plain() })
    #expect(full.minX == older.minX && full.maxY == older.maxY)
  }

  @Test func sheetsRestAtTheirDetents() throws {
    let driver = AppDriver { Drawer() }
    try driver.tap("open")
    let grabber = try #require(driver.find("Sheet Grabber", .button))
    #expect(grabber.value == "Half screen")
    #expect(driver.exists("PopoverDismissRegion", .other))
    let start = try driver.point("Sheet Grabber")
    driver.drag(from: start, to: start.moved(0, -300))
    driver.settle()
    #expect(driver.exists("is large"))
    #expect(driver.find("Sheet Grabber")?.value == "Full screen")
    try driver.tap("Sheet Grabber")
    #expect(driver.exists("is medium"))
  }

  @Test func sheetsAreDraggedAway() throws {
    let driver = AppDriver { Drawer() }
    try driver.tap("open")
    let start = try driver.point("is medium")
    driver.drag(from: start, to: start.moved(0, 400))
    #expect(!driver.exists("inside"))
    // The app is told when the sheet has gone.
    #expect(driver.exists("dismissed 0"))
    driver.settle()
    #expect(driver.exists("dismissed 1"))
  }

  @Test func pinnedSheetsStay() throws {
    let driver = AppDriver { Drawer() }
    try driver.tap("open")
    try driver.tap("pinned", .switch)
    let start = try driver.point("is medium")
    driver.drag(from: start, to: start.moved(0, 400))
    driver.settle()
    #expect(driver.exists("inside"))
    driver.app.tap(at: CGPoint(x: 200, y: 100))
    driver.settle()
    #expect(driver.exists("inside"))
  }

  @Test func tapsBesideASheetDismissIt() throws {
    let driver = AppDriver { Drawer() }
    try driver.tap("open")
    driver.app.tap(at: CGPoint(x: 200, y: 100))
    driver.settle()
    #expect(!driver.exists("inside"))
  }

  @Test func contentScrollsBeforeItsSheetGoes() throws {
    let driver = AppDriver { Plain() }
    try driver.tap("open")
    let middle = CGPoint(x: 196, y: 400)
    driver.drag(from: middle, to: middle.moved(0, -200))
    driver.settle()
    driver.drag(from: middle, to: middle.moved(0, 100))
    driver.settle()
    #expect(driver.exists("row 0"))
    driver.drag(from: middle, to: middle.moved(0, 150))
    driver.settle()
    #expect(driver.exists("row 0"))
    driver.drag(from: middle, to: middle.moved(0, 440))
    driver.settle()
    #expect(!driver.exists("row 0"))
  }

  @Test func popoversAreSheetsWhereThereIsLittleRoom() throws {
    let driver = AppDriver { Beside() }
    try driver.tap("open")
    #expect(driver.exists("hint"))
    #expect(!driver.elements.contains { $0.type == .popover })
    let adapted = AppDriver { Beside(adaptation: .popover) }
    try adapted.tap("open")
    #expect(adapted.elements.contains { $0.type == .popover })
    adapted.app.tap(at: CGPoint(x: 20, y: 100))
    adapted.settle()
    #expect(!adapted.exists("hint"))
  }

  @Test func aSheetFollowsTheDismissalOfAnother() throws {
    let driver = AppDriver { Chained() }
    try driver.tap("first")
    try driver.tap("go on")
    driver.settle()
    #expect(driver.exists("second"))
    #expect(!driver.exists("go on"))
  }

  @Test func coversAreLeftByTheirButtonsOnly() throws {
    let driver = AppDriver { Chained() }
    try driver.tap("cover")
    let start = try driver.point("leave")
    driver.drag(from: start.moved(0, 60), to: start.moved(0, 400))
    driver.settle()
    #expect(driver.exists("leave"))
    try driver.tap("leave")
    #expect(!driver.exists("leave"))
  }

  @Test func aCoverHidesWhatIsBelowOnceItHasArrived() throws {
    struct Covered: View {
      @State private var isCovered = false
      @State private var isThin = false
      var body: some View {
        VStack {
          Button("cover") { isCovered = true }
          Button("cover thinly") { isThin = true }
        }
        .fullScreenCover(isPresented: $isCovered) { Button("uncover") { isCovered = false } }
        .fullScreenCover(isPresented: $isThin) {
          Button("away") { isThin = false }.presentationBackground(.clear)
        }
      }
    }
    let driver = AppDriver { Covered() }
    driver.app.tap(at: try #require(driver.find("cover")?.hitPoint))
    #expect(driver.exists("cover"))
    driver.settle()
    #expect(!driver.exists("cover") && driver.exists("uncover"))
    try driver.tap("uncover")
    #expect(driver.find("cover")?.hitPoint != nil)
    try driver.tap("cover thinly")
    #expect(driver.exists("cover") && driver.find("cover")?.hitPoint == nil)
    try driver.tap("away")
    #expect(driver.find("cover")?.hitPoint != nil)
  }
}
