import ElementModel
import Observation
import SwiftUI
import Testing

/// Where a person is, kept outside of the views that show it.
@Observable private final class Whereabouts {
  var path: [Int] = []
  var isAsking = false
  var isInspecting = false
  var isDeep = false
  var isActive = false
}

/// Hands out bindings without reading what they are to.
private struct Bound<Content: View>: View {
  let model: Whereabouts
  let content: (Bindable<Whereabouts>) -> Content

  var body: some View { content(Bindable(model)) }
}

/// Views follow bindings to observable objects that no view's body reads.
@MainActor @Suite(.serialized) struct ObservedBindingTests {
  private let model = Whereabouts()

  private func driver<Content: View>(
    _ content: @escaping (Bindable<Whereabouts>) -> Content
  ) -> AppDriver {
    let model = model
    return AppDriver { Bound(model: model, content: content) }
  }

  @Test func aStackFollowsItsPath() throws {
    let driver = driver { model in
      NavigationStack(path: model.path) {
        Text("root").navigationDestination(for: Int.self) { Text("level \($0)") }
      }
    }
    #expect(driver.exists("root"))
    model.path = [1, 2]
    driver.settle()
    #expect(driver.exists("level 2"))
    try driver.tap("BackButton")
    #expect(model.path == [1])
    model.path = []
    driver.settle()
    #expect(driver.exists("root"))
  }

  @Test func anAlertAndAnInspectorCome() {
    let driver = driver { model in
      Text("screen")
        .alert("Sure?", isPresented: model.isAsking) { Button("Yes") {} }
        .inspector(isPresented: model.isInspecting) { Text("details") }
    }
    #expect(!driver.exists("Sure?") && !driver.exists("details"))
    model.isInspecting = true
    driver.settle()
    #expect(driver.exists("details"))
    model.isAsking = true
    driver.settle()
    #expect(driver.exists("Sure?", .alert))
  }

  @Test func screensArePushedAndPopped() {
    let driver = driver { model in
      NavigationStack {
        NavigationLink("link", isActive: model.isActive) { Text("by link") }
          .navigationDestination(isPresented: model.isDeep) { Text("by condition") }
      }
    }
    model.isActive = true
    driver.settle()
    #expect(driver.exists("by link"))
    model.isActive = false
    driver.settle()
    model.isDeep = true
    driver.settle()
    #expect(driver.exists("by condition"))
  }
}
