import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct GeometryReaderTests {
  @Test func readersTellTheirSizeAndSafeArea() {
    let driver = AppDriver {
      GeometryReader { proxy in
        VStack {
          Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))")
          Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
        }
      }
    }
    #expect(driver.labels(.staticText) == ["393 x 759", "59 34"])
  }

  @Test func contentIsAtTheUpperLeadingCorner() throws {
    let driver = AppDriver { GeometryReader { _ in Text("corner") } }
    #expect(try #require(driver.find("corner")).frame.origin == CGPoint(x: 0, y: 59))
  }

  @Test func framesAreRelativeToSpaces() {
    let driver = AppDriver {
      VStack(spacing: 0) {
        Color.red.frame(height: 41)
        VStack(spacing: 0) {
          Color.red.frame(height: 30)
          GeometryReader { proxy in
            Text("global \(Int(proxy.frame(in: .global).minY))")
            Text("local \(Int(proxy.frame(in: .local).minY))")
            Text("named \(Int(proxy.frame(in: .named("box")).minY))")
          }
        }
        .coordinateSpace(name: "box")
      }
    }
    #expect(driver.labels(.staticText) == ["global 130", "local 0", "named 30"])
  }

  @Test func contentFollowsItsFrame() throws {
    struct Growing: View {
      @State private var isTall = false
      var body: some View {
        VStack(spacing: 0) {
          Button("grow") { isTall.toggle() }.frame(height: isTall ? 200 : 100)
          GeometryReader { proxy in
            Text("height \(Int(proxy.size.height))")
          }
        }
      }
    }
    let driver = AppDriver { Growing() }
    #expect(driver.exists("height 659"))
    try driver.tap("grow")
    #expect(driver.exists("height 559"))
    #expect(!driver.exists("height 659"))
  }

  @Test func readersFollowScrolling() throws {
    let driver = AppDriver {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            Text("at \(Int(proxy.frame(in: .scrollView).minY))")
          }
          .frame(height: 100)
          Text("end").frame(height: 2000)
        }
      }
    }
    #expect(driver.exists("at 0"))
    driver.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    driver.settle()
    #expect(!driver.exists("at 0"))
  }

  @Test func observersAreToldChanges() throws {
    struct Observing: View {
      @State private var height: CGFloat = 0
      @State private var isTall = false
      var body: some View {
        VStack {
          Text("is \(Int(height))")
          Button("grow") { isTall.toggle() }.frame(height: isTall ? 80 : 60)
            .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
        }
      }
    }
    let driver = AppDriver { Observing() }
    #expect(driver.exists("is 60"))
    try driver.tap("grow")
    #expect(driver.exists("is 80"))
  }

  @Test func effectsMoveWhatIsDrawn() throws {
    let driver = AppDriver {
      Text("moved").visualEffect { content, proxy in
        content.offset(x: proxy.size.height)
      }
    }
    let moved = try #require(driver.find("moved")).frame
    #expect(moved.midX.isNear(393 / 2 + moved.height))
  }
}
