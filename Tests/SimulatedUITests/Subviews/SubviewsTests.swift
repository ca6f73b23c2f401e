import SwiftUI
import Testing

private struct PinnedKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

/// A card around each of the views that it is given, the pinned ones first.
private struct Deck<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) cards")
        let pinned = subviews.filter(\.containerValues.isPinned)
        ForEach(pinned) { card in
          HStack {
            Text("pinned")
            card
          }
        }
        ForEach(subviews.filter { !$0.containerValues.isPinned }) { $0 }
      }
    }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Cards: View {
  @State private var names = ["A", "B"]
  @State private var isPinned = false

  var body: some View {
    Button("more") { names.insert("C", at: 0) }
    Button("pin") { isPinned.toggle() }
    Deck {
      Text("first").padding()
      ForEach(names, id: \.self) { Counter(name: $0) }
      if isPinned { Text("last").containerValue(\.isPinned, true).padding() }
      EmptyView()
      Group {
        Text("one")
        Text("other")
      }
      .containerValue(\.isPinned, isPinned)
    }
  }
}

private struct Shelves<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      ForEach(sections: content) { section in
        if section.containerValues.isPinned { Text("pinned below") }
        section.header
        Text("\(section.content.count) books, footer: \(section.footer.isEmpty ? "no" : "yes")")
        ForEach(section.content) { $0 }
      }
    }
  }
}

private struct Books: View {
  var body: some View {
    Shelves {
      Text("loose 1")
      Text("loose 2")
      Section("New") { Text("Swift") }.containerValue(\.isPinned, true)
      Section {
        ForEach(0..<3, id: \.self) { Text("old \($0)") }
      } header: {
        Text("Old")
      } footer: {
        Text("the end")
      }
      Text("loose 3")
    }
  }
}

/// Containers that go through the views that they are given.
@MainActor @Suite(.serialized) struct SubviewsTests {
  @Test func aContainerGetsItsViewsOneByOne() throws {
    let driver = AppDriver { Cards() }
    #expect(driver.exists("5 cards"))
    #expect(!driver.exists("pinned"))
    try driver.tap("pin")
    #expect(driver.exists("6 cards"))
    #expect(driver.exists("pinned"))
    #expect(driver.exists("last"))
  }

  @Test func stateStaysWithTheViewThatItIsOf() throws {
    let driver = AppDriver { Cards() }
    try driver.tap("B 0")
    try driver.tap("more")
    #expect(driver.exists("C 0"))
    #expect(driver.exists("A 0"))
    #expect(driver.exists("B 1"))
  }

  @Test func sectionsAreToldApart() {
    let driver = AppDriver { Books() }
    #expect(driver.exists("2 books, footer: no"))
    #expect(driver.exists("New"))
    #expect(driver.exists("pinned below"))
    #expect(driver.exists("3 books, footer: yes"))
    #expect(driver.exists("1 books, footer: no"))
    #expect(driver.exists("old 2"))
  }
}
