import ElementModel
import SwiftUI
import Testing
import VirtualTime

private struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}

@MainActor @Suite(.serialized) struct OutlineTests {
  @Test func aDisclosureGroupShowsAndHidesItsContent() throws {
    let driver = AppDriver {
      VStack {
        DisclosureGroup("Advanced") { Text("secret") }
      }
    }
    #expect(driver.find("Advanced")?.type == .disclosureTriangle)
    #expect(!driver.exists("secret"))
    try driver.tap("Advanced")
    #expect(driver.exists("secret"))
    try driver.tap("Advanced")
    #expect(!driver.exists("secret"))
  }

  @Test func aListOfATreeHasRowsForBranches() throws {
    let tree = [
      Folder(id: "a", folders: [Folder(id: "a1"), Folder(id: "a2", folders: [Folder(id: "x")])]),
      Folder(id: "b"),
    ]
    let driver = AppDriver { List(tree, children: \.folders) { Text($0.id) } }
    #expect(driver.elements.count { $0.type == .cell } == 2)
    try driver.tap("a")
    try driver.tap("a2")
    #expect(driver.exists("x"))
    #expect(driver.elements.count { $0.type == .cell } == 5)
  }

  @Test func aSectionCanBeFolded() throws {
    struct Folding: View {
      @State private var isOpen = true
      var body: some View {
        VStack {
          Button("fold") { isOpen.toggle() }
          List { Section("head", isExpanded: $isOpen) { Text("row") } }.listStyle(.sidebar)
        }
      }
    }
    let driver = AppDriver { Folding() }
    #expect(driver.exists("row"))
    try driver.tap("fold")
    #expect(driver.exists("head") && !driver.exists("row"))
  }

  @Test func scrollPositionFollowsAndLeads() throws {
    struct Feed: View {
      @State private var position: Int?
      var body: some View {
        VStack {
          Text("at \(position.map(String.init) ?? "none")")
          Button("jump") { position = 50 }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { Text("item \($0)").frame(height: 40) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $position)
        }
      }
    }
    let driver = AppDriver { Feed() }
    #expect(driver.exists("at none"))
    driver.app.scroll(at: CGPoint(x: 196, y: 500), by: CGSize(width: 0, height: -400))
    driver.settle()
    #expect(driver.exists("at 10"))
    try driver.tap("jump")
    #expect(driver.exists("item 50"))
    #expect(driver.exists("at 50"))
    driver.app.scroll(at: CGPoint(x: 196, y: 500), by: CGSize(width: 0, height: -40))
    driver.settle()
    #expect(driver.exists("at 51"), "\(driver.labels(.staticText))")
  }

  @Test func aDefaultAnchorStartsAtTheEnd() {
    let driver = AppDriver {
      ScrollView {
        LazyVStack { ForEach(0..<300, id: \.self) { Text("item \($0)") } }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(driver.find("item 299")?.hitPoint != nil)
    #expect(!driver.exists("item 0"))
  }
}
