import ElementModel
import SwiftUI
import Testing
import VirtualTime

private final class RowModel: ObservableObject, Identifiable {
  let id: Int
  @Published var title: String

  init(_ id: Int) {
    self.id = id
    title = "item \(id)"
  }
}

private struct SpacedRow: View {
  @ObservedObject var item: RowModel

  var body: some View {
    HStack {
      Text(item.title)
      Spacer()
    }
    .onAppear {}
  }
}

private struct BareRow: View {
  @ObservedObject var item: RowModel

  var body: some View { Text(item.title) }
}

@MainActor @Suite(.serialized) struct ScreenBuildTests {
  private let items = (0..<6).map(RowModel.init)

  /// Changes a title and compares with a screen built as a whole; tells how many times the screen
  /// had to be built for the change.
  private func builds(_ driver: AppDriver, title: String, item: Int = 2) -> Int {
    _ = driver.app.snapshot()
    let before = driver.app.screenBuilds
    items[item].title = title
    let tree = driver.app.snapshot()
    let builds = driver.app.screenBuilds - before
    driver.app.setNeedsDisplay()
    #expect(tree == driver.app.snapshot())
    #expect(tree.elements.contains { $0.label.contains(title) })
    return builds
  }

  @Test func rowsAreReplacedAlone() {
    let list = AppDriver { List { ForEach(items) { SpacedRow(item: $0) } } }
    #expect(builds(list, title: "of a list, long enough for more than one line of a phone") == 0)
    let stack = AppDriver { ScrollView { LazyVStack { ForEach(items) { SpacedRow(item: $0) } } } }
    #expect(builds(stack, title: "of a stack") == 0)
    let named = AppDriver {
      ScrollView {
        VStack { ForEach(items) { SpacedRow(item: $0) } }
          .accessibilityIdentifier("inner")
          .accessibilityIdentifier("outer")
      }
    }
    #expect(builds(named, title: "of a stack with an identifier") == 0)
    #expect(named.elements.filter { $0.identifier == "outer" }.count == items.count)
    let texts = AppDriver { VStack { ForEach(items) { BareRow(item: $0) } } }
    #expect(builds(texts, title: "wider than all the other texts") == 0)
  }

  @Test func labelsOfControlsAreReplacedWithThem() {
    let driver = AppDriver {
      NavigationStack {
        List {
          ForEach(items) { item in
            NavigationLink {
              Text("next")
            } label: {
              BareRow(item: item)
            }
          }
        }
        .navigationTitle("items")
      }
    }
    #expect(builds(driver, title: "linked") == 0)
    #expect(driver.exists("linked", .button))
  }

  @Test func coveredElementsLoseTheirHitPoints() throws {
    let driver = AppDriver {
      ZStack(alignment: .topLeading) {
        Text("below")
        BareRow(item: items[2]).background(Color.red).onTapGesture {}
      }
    }
    items[2].title = ""
    #expect(try #require(driver.find("below")).hitPoint != nil)
    #expect(builds(driver, title: "wide enough to cover it") == 0)
    #expect(try #require(driver.find("below")).hitPoint == nil)
  }

  @Test func titlesReachTheirBar() {
    struct Titled: View {
      @ObservedObject var item: RowModel
      var body: some View { Text("content").navigationTitle(item.title) }
    }
    let driver = AppDriver { NavigationStack { Titled(item: items[2]) } }
    #expect(builds(driver, title: "title") <= 1)
    #expect(driver.find("title", .navigationBar) != nil)
  }

  @Test func tabsFollowWhatDescribesThem() {
    struct Tab: View {
      @ObservedObject var item: RowModel
      var body: some View { Text("content").tabItem { Text(item.title) } }
    }
    let driver = AppDriver {
      TabView {
        Text("first").tabItem { Text("one") }
        Tab(item: items[2])
      }
    }
    #expect(builds(driver, title: "second") <= 1)
    #expect(driver.find("second", .button) != nil)
  }

  @Test func screensAreNumbered() {
    let driver = AppDriver { List { ForEach(items) { SpacedRow(item: $0) } } }
    let first = driver.app.screenVersion
    #expect(first > 0)
    driver.app.setNeedsDisplay()
    #expect(driver.app.screenVersion == first)
    items[0].title = "other"
    let second = driver.app.screenVersion
    #expect(second != first)
    #expect(driver.app.screenVersion == second)
    driver.app.terminate()
    #expect(driver.app.screenVersion != second)
  }

  @Test func snapshotsHeldStayAsTheyWere() {
    let driver = AppDriver { List { ForEach(items) { SpacedRow(item: $0) } } }
    let before = driver.app.snapshot()
    items[3].title = "later"
    #expect(driver.exists("later"))
    #expect(!before.elements.contains { $0.label == "later" })
  }

  /// The views of other rows are not even looked at, whatever the list knows of its rows.
  @Test func ofAListOnlyTheChangedRowIsBuilt() {
    let rows = (0..<300).map(RowModel.init)
    let driver = AppDriver {
      List {
        ForEach(rows) { row in SpacedRow(item: row).id("row \(row.id)") }
      }
    }
    _ = driver.app.snapshot()
    let before = driver.app.nodeBuilds
    rows[7].title = "changed"
    #expect(driver.exists("changed"))
    #expect(driver.app.nodeBuilds - before < 20)
  }

  private struct BarWidth: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct Bars: View {
    @State private var width: CGFloat = 0
    var body: some View {
      ScrollView {
        VStack {
          Color.blue.frame(height: 500)
          VStack(alignment: .leading) {
            ForEach(["Home", "Food and drink"], id: \.self) { name in
              HStack {
                Text(name)
                  .background {
                    GeometryReader {
                      Color.clear.preference(key: BarWidth.self, value: $0.size.width)
                    }
                  }
                  .frame(minWidth: width, alignment: .leading)
                Text("70%")
              }
              .accessibilityElement(children: .combine)
              .accessibilityIdentifier("bar.\(name)")
            }
          }
          .onPreferenceChange(BarWidth.self) { width = $0 }
          .padding()
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
        }
      }
    }
  }

  /// Rows that are laid out by the widest are built again one by one while the screen is being
  /// built, and then all together: what was done to each must not count as done by what they share.
  @Test func rowsKeepWhatIsBehindThemWhileWidthsAreHandedUp() throws {
    let driver = AppDriver {
      TabView {
        Text("empty").tabItem { Text("First") }
        Bars().tabItem { Text("Second") }
      }
    }
    driver.app.setAppearance(isDark: true)
    driver.app.rotate(to: .landscapeLeft)
    driver.settle()
    try driver.tap("Second", .button)
    let row = try #require(driver.find("bar.Home"))
    #expect(row.appearance?.background != nil)
    driver.app.setNeedsDisplay()
    #expect(driver.find("bar.Home") == row)
  }
}
