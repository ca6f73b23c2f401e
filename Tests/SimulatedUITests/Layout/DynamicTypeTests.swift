import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct DynamicTypeTests {
  @Test func textGrowsWithItsSize() throws {
    let driver = AppDriver {
      VStack {
        Text("usual")
        Text("large").dynamicTypeSize(.accessibility5)
        Text("bounded").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          .dynamicTypeSize(.accessibility5)
        Text("fixed").font(.system(size: 15)).dynamicTypeSize(.accessibility5)
      }
    }
    func height(_ text: String) -> CGFloat { driver.find(text)?.frame.height ?? 0 }
    #expect(height("usual").isNear(20.333))
    #expect(height("large").isNear(63.333))
    #expect(height("bounded").isNear(27.667))
    #expect(height("fixed") == 18)
  }

  @Test func lengthsGrowWithText() throws {
    struct Scaled: View {
      @ScaledMetric(relativeTo: .body) private var size: CGFloat = 17
      var body: some View {
        Color.red.frame(width: size, height: size).accessibilityElement()
          .accessibilityIdentifier("box")
      }
    }
    let driver = AppDriver { Scaled().dynamicTypeSize(.accessibility5) }
    #expect(driver.find("box")?.frame.size == CGSize(width: 53, height: 53))
  }

  @Test func symbolsAndFieldsGrowWithText() throws {
    let driver = AppDriver {
      VStack {
        Image(systemName: "star")
        Image(systemName: "heart").font(.system(size: 20))
        TextField("", text: .constant("")).accessibilityIdentifier("plain")
        TextField("", text: .constant("")).accessibilityIdentifier("framed").textFieldStyle(
          .roundedBorder)
        SecureField("", text: .constant("")).accessibilityIdentifier("secret")
        Button("button") {}
        Button("bordered") {}.buttonStyle(.bordered)
      }
      .dynamicTypeSize(.accessibility5)
    }
    func height(_ text: String) -> CGFloat { driver.find(text)?.frame.height ?? 0 }
    #expect(height("star") == 62)
    #expect(height("heart") == 24)
    #expect(height("plain") == 62)
    #expect(height("framed") == 74)
    #expect(height("secret") == 62)
    #expect(height("button").isNear(63.333))
    #expect(height("bordered").isNear(75.333))
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 44.0, 14.333), (.large, 44, 15.667), (.accessibility1, 55.667, 27.667),
    (.accessibility5, 85.333, 52.667),
  ])
  func rowsAndHeadersFollowTheirText(
    size: DynamicTypeSize, row: CGFloat, header: CGFloat
  ) throws {
    let driver = AppDriver {
      List {
        Section("header") {
          Text("text")
          Button("button") {}
          Label("label", systemImage: "star")
          Picker("picker", selection: .constant(1)) { Text("one").tag(1) }
        }
      }
      .dynamicTypeSize(size)
    }
    let cells = driver.elements.filter { $0.type == .cell }
    // A symbol may be a little higher than the text beside it.
    #expect(cells.count == 4 && cells.allSatisfy { (row - 0.01...row + 0.5) ~= $0.frame.height })
    #expect(try #require(driver.find("header")).frame.height.isNear(header))
  }

  @Test func barsKeepTheirHeight() throws {
    let driver = AppDriver {
      TabView {
        NavigationStack {
          Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Add") {} }
        }
        .tabItem { Label("Tab", systemImage: "star") }
      }
      .dynamicTypeSize(.accessibility5)
    }
    #expect(driver.elements.first { $0.type == .navigationBar }?.frame.height == 44)
    #expect(try #require(driver.find("Add")).frame.height.isNear(20.333))
    #expect(driver.elements.first { $0.type == .tabBar }?.frame.height == 83)
  }

  @Test func valuesStandBelowTheirLabelsWhereTextIsVeryLarge() throws {
    func tops(_ size: DynamicTypeSize) -> [CGFloat?] {
      let driver = AppDriver {
        LabeledContent("label", value: "value").dynamicTypeSize(size)
      }
      return ["label", "value"].map { driver.find($0)?.frame.midY }
    }
    let beside = tops(.xxxLarge)
    #expect(beside[0] == beside[1])
    let below = tops(.accessibility1)
    #expect(try #require(below[0]) < #require(below[1]))
  }

  @Test func buttonsOfAnAlertStandBelowEachOtherWhereTheyAreTooWide() throws {
    func tops(_ size: DynamicTypeSize) -> [CGFloat?] {
      let driver = AppDriver {
        Text("content").alert("Sure?", isPresented: .constant(true)) {
          Button("Cancel", role: .cancel) {}
          Button("Continue") {}
        }
        .dynamicTypeSize(size)
      }
      return ["Cancel", "Continue"].map { driver.find($0)?.frame.minY }
    }
    let beside = tops(.large)
    #expect(beside[0] == beside[1])
    let below = tops(.accessibility5)
    #expect(try #require(below[0]) < #require(below[1]))
  }

  @Test func typefacesOfTheAppGrowAndFixedOnesDoNot() throws {
    let driver = AppDriver {
      VStack {
        Text("custom").font(.custom("Avenir", size: 17))
        Text("fixed").font(.custom("Avenir", fixedSize: 17))
        Text("loose").font(.body.leading(.loose))
      }
      .dynamicTypeSize(.accessibility5)
    }
    func height(_ text: String) -> CGFloat { driver.find(text)?.frame.height ?? 0 }
    #expect(height("custom").isNear(63.333))
    #expect(height("fixed").isNear(20.333))
    #expect(height("loose").isNear(65.333))
  }
}
