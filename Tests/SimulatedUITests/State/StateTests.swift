import Combine
import ElementModel
import Observation
import SwiftUI
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct ReorderedRows: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Counter(name: $0) }
      Button("reverse") { names.reverse() }
      Button("drop b") { names.removeAll { $0 == "b" } }
      Button("add b") { names.append("b") }
    }
  }
}

private struct Branches: View {
  @State private var isFirst = true
  @State private var generation = 0

  var body: some View {
    VStack {
      if isFirst { Counter(name: "first") } else { Counter(name: "second") }
      Counter(name: "kept")
      Counter(name: "numbered").id(generation)
      Button("switch") { isFirst.toggle() }
      Button("renew") { generation += 1 }
    }
  }
}

private final class Model: ObservableObject {
  nonisolated(unsafe) static var made = 0
  @Published var count = 0

  init() { Self.made += 1 }
}

private struct Owner: View {
  @StateObject private var model = Model()
  @State private var other = 0

  var body: some View {
    VStack {
      Text("total \(model.count)")
      Child(model: model)
      Editor(count: $model.count)
      Button("other \(other)") { other += 1 }
    }
    .environmentObject(model)
  }

  private struct Child: View {
    @ObservedObject var model: Model
    var body: some View { Button("observed \(model.count)") { model.count += 1 } }
  }

  private struct Editor: View {
    @Binding var count: Int
    @EnvironmentObject var model: Model
    var body: some View { Button("bound \(model.count)") { count += 10 } }
  }
}

@Observable private final class Modern {
  var name = "before"
}

private struct ModernView: View {
  @State private var model = Modern()

  var body: some View {
    VStack {
      Text(model.name)
      ModernButton().environment(model)
    }
  }

  private struct ModernButton: View {
    @Environment(Modern.self) private var model
    var body: some View { Button("rename") { model.name = "after" } }
  }
}

@MainActor @Suite(.serialized) struct StateTests {
  @Test func stateFollowsTheIdentityOfRows() throws {
    let driver = AppDriver { ReorderedRows() }
    try driver.tap("a 0")
    try driver.tap("b 0")
    try driver.tap("b 1")
    try driver.tap("reverse")
    #expect(driver.labels(.button).prefix(3) == ["c 0", "b 2", "a 1"])
  }

  @Test func stateIsDroppedWithItsView() throws {
    let driver = AppDriver { ReorderedRows() }
    try driver.tap("b 0")
    try driver.tap("drop b")
    try driver.tap("add b")
    #expect(driver.labels(.button).prefix(3) == ["a 0", "c 0", "b 0"])
  }

  @Test func branchesDoNotShareState() throws {
    let driver = AppDriver { Branches() }
    try driver.tap("first 0")
    try driver.tap("kept 0")
    try driver.tap("numbered 0")
    try driver.tap("switch")
    #expect(driver.exists("second 0"))
    #expect(driver.exists("kept 1"))
    try driver.tap("switch")
    #expect(driver.exists("first 0"))
    #expect(driver.exists("numbered 1"))
    try driver.tap("renew")
    #expect(driver.exists("numbered 0"))
  }

  @Test func oneObjectIsMadeAndAllWhoReadItAreUpdated() throws {
    Model.made = 0
    let driver = AppDriver { Owner() }
    try driver.tap("observed 0")
    try driver.tap("bound 1")
    try driver.tap("other 0")
    #expect(driver.exists("total 11"))
    #expect(driver.exists("observed 11"))
    #expect(Model.made == 1)
  }

  @Test func observableModelsAreTracked() throws {
    let driver = AppDriver { ModernView() }
    #expect(driver.exists("before"))
    try driver.tap("rename")
    #expect(driver.exists("after"))
  }

  @Test func elementsKeepTheirIdentity() throws {
    let driver = AppDriver { ReorderedRows() }
    let before = try #require(driver.find("a 0")).id
    try driver.tap("reverse")
    #expect(driver.find("a 0")?.id == before)
    let ids = driver.elements.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func launchingAnewStartsAfresh() throws {
    let driver = AppDriver { Counter(name: "n") }
    try driver.tap("n 0")
    driver.app.launch()
    #expect(driver.exists("n 0"))
    driver.app.terminate()
    #expect(!driver.app.isRunning)
    #expect(driver.app.snapshot().isEmpty)
  }
}
