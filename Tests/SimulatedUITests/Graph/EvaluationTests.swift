import Combine
import Foundation
import SwiftUI
import Testing

private struct Child: View {
  let number: Int

  var body: some View { Text("child \(number)") }
}

private struct Reader: View {
  @Binding var count: Int

  var body: some View { Text("count \(count)") }
}

private struct Passer: View {
  @Binding var count: Int

  var body: some View { Reader(count: $count) }
}

private struct Counter: View {
  @State private var count = 0
  @State private var unread = 0

  var body: some View {
    VStack {
      Passer(count: $count)
      ForEach(0..<20) { Child(number: $0) }
      Button("count") { count += 1 }
      Button("unread") { unread += 1 }
    }
  }
}

private struct Reading: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("total \(count)")
      ForEach(0..<20) { Child(number: $0) }
      Child(number: count)
      Button("count") { count += 1 }
    }
  }
}

private struct StoredReader: View {
  @Binding var name: String

  var body: some View { Text("stored \(name)") }
}

private struct StoredOwner: View {
  @AppStorage("evaluation tests name") private var name = "nobody"
  @State private var count = 0

  var body: some View {
    VStack {
      StoredReader(name: $name)
      Text("count \(count)")
      Button("count up") { count += 1 }
      Button("store") { name = "somebody \(count)" }
      Button("store elsewhere") {
        _DefaultsChanges.set("elsewhere", forKey: "evaluation tests name", in: .standard)
      }
    }
  }
}

private struct SchemeReader: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct LocaleReader: View {
  @Environment(\.locale) private var locale

  var body: some View { Text(locale.identifier) }
}

private struct Surroundings: View {
  @State private var isDark = false

  var body: some View {
    VStack {
      Button("switch") { isDark.toggle() }
      VStack {
        SchemeReader()
        LocaleReader()
      }
      .environment(\.colorScheme, isDark ? .dark : .light)
    }
  }
}

/// Something that reads a value which its stack gives it.
private struct Stacked: View {
  struct Inside: View {
    @Environment(\.editMode) private var mode

    var body: some View { Text(mode?.wrappedValue == .active ? "editing" : "reading") }
  }

  @State private var size = 1

  var body: some View {
    NavigationStack {
      VStack {
        Inside()
        Button("more lines") { size += 1 }
      }
    }
    .lineLimit(size)
  }
}

private final class Model: ObservableObject {
  @Published var name = "one"
}

private struct ModelReader: View {
  @EnvironmentObject private var model: Model

  var body: some View { Text(model.name) }
}

private struct ModelOwner: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      Child(number: 1)
      VStack { ModelReader() }
    }
    .environmentObject(model)
    .onTapGesture { model.name = "two" }
  }
}

private struct Lazy: View, Equatable {
  let number: Int
  let action: () -> Void

  nonisolated static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  var body: some View { Button("lazy \(number)", action: action) }
}

private struct Capturing: View {
  @State private var count = 0
  @State private var said = ""

  var body: some View {
    let now = count
    VStack {
      Text("said \(said)")
      Button("count") { count += 1 }
      Speaker { said = "\(now)" }
      Lazy(number: count / 2) {}.equatable()
    }
  }
}

private struct Speaker: View {
  let action: () -> Void

  var body: some View { Button("say", action: action) }
}

@MainActor @Suite(.serialized) struct EvaluationTests {
  @Test func onlyReadersOfStateAreEvaluated() throws {
    let driver = AppDriver { Counter() }
    try driver.tap("unread")
    let before = driver.app.bodyEvaluations
    try driver.tap("unread")
    #expect(driver.app.bodyEvaluations == before)
    try driver.tap("count")
    #expect(driver.exists("count 1"))
    #expect(driver.app.bodyEvaluations == before + 1)
    #expect(driver.app.bodyEvaluations(of: Reader.self) == 2)
    #expect(driver.app.bodyEvaluations(of: Passer.self) == 1)
  }

  @Test func valuesOfAStackAreNoOthersWhereOneAroundItIs() throws {
    let driver = AppDriver { Stacked() }
    try driver.tap("more lines")
    let before = driver.app.bodyEvaluations
    try driver.tap("more lines")
    #expect(driver.app.bodyEvaluations == before + 1)
    #expect(driver.app.bodyEvaluations(of: Stacked.Inside.self) == 1)
  }

  @Test func childrenWithTheSameValuesAreLeftAlone() throws {
    let driver = AppDriver { Reading() }
    let before = driver.app.bodyEvaluations
    try driver.tap("count")
    #expect(driver.exists("total 1"))
    #expect(driver.exists("child 1"))
    // The view itself and the one child that is given the number.
    #expect(driver.app.bodyEvaluations == before + 2)
  }

  @Test func changesOfTheEnvironmentReachThoseWhoReadThem() throws {
    let driver = AppDriver { Surroundings() }
    #expect(driver.exists("light"))
    try driver.tap("switch")
    #expect(driver.exists("dark"))
    #expect(driver.app.bodyEvaluations(of: SchemeReader.self) == 2)
    #expect(driver.app.bodyEvaluations(of: LocaleReader.self) == 1)
  }

  @Test func storedValuesReachThoseWhoReadThem() throws {
    defer { UserDefaults.standard.removeObject(forKey: "evaluation tests name") }
    UserDefaults.standard.removeObject(forKey: "evaluation tests name")
    let driver = AppDriver { StoredOwner() }
    #expect(driver.exists("stored nobody"))
    try driver.tap("count up")
    #expect(driver.app.bodyEvaluations(of: StoredReader.self) == 1)
    try driver.tap("store")
    #expect(driver.exists("stored somebody 1"))
    #expect(driver.app.bodyEvaluations(of: StoredReader.self) == 2)
    // The owner does not read the value itself.
    #expect(driver.app.bodyEvaluations(of: StoredOwner.self) == 2)
    try driver.tap("store elsewhere")
    #expect(driver.exists("stored elsewhere"))
  }

  @Test func objectsReachTheirReaders() throws {
    let driver = AppDriver { ModelOwner() }
    try driver.tap("one")
    #expect(driver.exists("two"))
    #expect(driver.app.bodyEvaluations(of: Child.self) == 1)
  }

  @Test func closuresAreNeverStale() throws {
    let driver = AppDriver { Capturing() }
    try driver.tap("count")
    try driver.tap("say")
    #expect(driver.exists("said 1"))
    #expect(driver.app.bodyEvaluations(of: Lazy.self) == 1)
    try driver.tap("count")
    try driver.tap("say")
    #expect(driver.exists("said 2"))
    #expect(driver.exists("lazy 1"))
    #expect(driver.app.bodyEvaluations(of: Lazy.self) == 2)
  }

  @Test func fewNodesAreBuiltForAChange() throws {
    let driver = AppDriver { Reading() }
    try driver.tap("count")
    let builds = driver.app.nodeBuilds
    let screens = driver.app.screenBuilds
    try driver.tap("count")
    #expect(driver.app.screenBuilds == screens)
    #expect(driver.app.nodeBuilds - builds < 40)
  }
}
