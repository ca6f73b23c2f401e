import SwiftUI
import Testing

private final class Counts {
  var readers = 0
  var writers = 0
}

private struct Reader: View {
  let counts: Counts
  @SceneStorage("name") private var name = "none"

  var body: some View {
    counts.readers += 1
    return Text("hello \(name)")
  }
}

private struct Writer: View {
  let counts: Counts
  @SceneStorage("name") private var name = "none"

  var body: some View {
    counts.writers += 1
    return Button("write") { name = "Ada" }
  }
}

@MainActor struct SceneStorageTests {
  @Test func onlyReadersAreEvaluatedAgain() throws {
    let counts = Counts()
    let driver = AppDriver {
      VStack {
        Reader(counts: counts)
        Writer(counts: counts)
      }
    }
    #expect(driver.exists("hello none"))
    try driver.tap("write")
    #expect(driver.exists("hello Ada"))
    #expect(counts.readers == 2 && counts.writers == 1)
  }
}
