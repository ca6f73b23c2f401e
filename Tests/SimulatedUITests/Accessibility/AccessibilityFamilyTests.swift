import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct AccessibilityFamilyTests {
  @Test func drawingsWithNamesAreElements() {
    let driver = AppDriver {
      VStack {
        Color.clear.accessibilityIdentifier("marker")
        Circle().frame(width: 20, height: 20)
        Circle().accessibilityLabel("dot")
      }
    }
    #expect(driver.find("marker")?.type == .other)
    #expect(driver.find("dot")?.type == .other)
    #expect(driver.elements.filter { $0.frame.size == CGSize(width: 20, height: 20) }.isEmpty)
  }

  @Test func drawingsBesideTextTakeNoNameOfTheStack() {
    let driver = AppDriver {
      HStack {
        Circle()
        Text("one")
      }
      .accessibilityIdentifier("row")
    }
    #expect(driver.elements.filter { $0.identifier == "row" }.map(\.type) == [.staticText])
  }

  @Test func aLazyStackWithANameIsAnElementAndItsRowsKeepTheirs() throws {
    let driver = AppDriver {
      LazyVStack {
        Text("one").accessibilityIdentifier("text")
        LazyVStack { Text("two").accessibilityIdentifier("text") }
          .accessibilityIdentifier("inner")
      }
      .border(.black)
      .accessibilityIdentifier("outer")
    }
    let outer = try #require(driver.find("outer"))
    let inner = try #require(driver.find("inner"))
    #expect(outer.type == .other)
    #expect(inner.type == .other)
    #expect(outer.descendantCount == 3)
    #expect(inner.descendantCount == 1)
    #expect(driver.elements.filter { $0.identifier == "text" }.map(\.label) == ["one", "two"])
  }

  @Test func aNavigationStackOrTabViewKeepsItsNameToItself() throws {
    let driver = AppDriver {
      TabView {
        NavigationStack {
          VStack {
            Text("one").accessibilityIdentifier("text")
            NavigationLink("go") { Text("two") }
          }
          .navigationTitle("Title")
        }
        .accessibilityIdentifier("screen")
        .tabItem { Text("First") }
      }
      .accessibilityIdentifier("tabs")
    }
    #expect(driver.find("tabs")?.type == .other)
    #expect(driver.find("screen")?.type == .other)
    #expect(driver.find("text")?.label == "one")
    #expect(driver.elements.filter { ["tabs", "screen"].contains($0.identifier) }.count == 2)
    #expect(driver.elements.contains { $0.type == .navigationBar && $0.identifier == "Title" })
  }

  @Test func aLazyStackInAButtonKeepsWhatItHolds() throws {
    let driver = AppDriver {
      VStack {
        Button {
        } label: {
          LazyVStack { Image(systemName: "heart").accessibilityIdentifier("kept") }
        }
        Button {
        } label: {
          VStack { Image(systemName: "star").accessibilityIdentifier("merged") }
        }
      }
    }
    #expect(driver.elements.first { $0.identifier == "kept" && $0.type == .image } != nil)
    #expect(driver.elements.first { $0.identifier == "merged" && $0.type == .image } == nil)
  }

  @Test func traitsMakeTypes() {
    let driver = AppDriver {
      VStack {
        Text("button").accessibilityAddTraits(.isButton)
        Text("toggle").accessibilityAddTraits([.isToggle, .isSelected])
        Text("plain").accessibilityRemoveTraits(.isStaticText)
        Text("off").accessibilityAddTraits(.isButton, isEnabled: false)
        Text("heading").accessibilityHeading(.h1)
      }
    }
    #expect(driver.find("button")?.type == .button)
    #expect(driver.find("toggle")?.type == .switch)
    #expect(driver.find("toggle")?.isSelected == true)
    #expect(driver.find("plain")?.type == .other)
    #expect(driver.find("off")?.type == .staticText)
    #expect(driver.find("heading")?.traits.contains(.header) == true)
  }

  @Test func higherPrioritiesComeFirst() {
    let driver = AppDriver {
      VStack {
        Text("first")
        Text("second").accessibilitySortPriority(1)
        Text("third").padding().accessibilitySortPriority(2)
      }
    }
    #expect(driver.labels(.staticText) == ["third", "second", "first"])
  }

  @Test func prioritiesMayChange() throws {
    let driver = AppDriver { PriorityView() }
    #expect(driver.labels(.staticText) == ["first", "second"])
    try driver.tap("change", .button)
    #expect(driver.labels(.staticText) == ["second", "first"])
  }

  @Test func representationsStandForViews() {
    let driver = AppDriver {
      Text("***").frame(width: 100, height: 40).accessibilityRepresentation {
        Slider(value: .constant(3), in: 0...5) { Text("Rating") }
      }
    }
    #expect(!driver.exists("***"))
    #expect(driver.find("Rating")?.type == .slider)
    #expect(driver.find("Rating")?.frame.width == 100)
  }

  @Test func childrenAreElementsOfACanvas() {
    let driver = AppDriver {
      Color.red.accessibilityLabel("Chart").accessibilityChildren {
        HStack {
          Text("Monday")
          Text("Tuesday")
        }
      }
    }
    #expect(driver.labels(.staticText) == ["Monday", "Tuesday"])
  }

  @Test func activationPointsMoveTaps() throws {
    let driver = AppDriver {
      Text("wide").frame(width: 200, height: 40)
        .accessibilityElement()
        .accessibilityLabel("area")
        .accessibilityActivationPoint(UnitPoint(x: 0.25, y: 0.5))
    }
    let area = try #require(driver.find("area"))
    #expect(area.hitPoint == CGPoint(x: area.frame.minX + 50, y: area.frame.midY))
  }

  @Test func combinedElementsAreTheirControl() {
    let driver = AppDriver {
      VStack {
        HStack {
          Image(systemName: "star").accessibilityHidden(true)
          Text("Stars")
          Button("Buy") {}
        }
        .accessibilityElement(children: .combine)
        HStack {
          Text("Wi-Fi")
          Toggle("", isOn: .constant(true)).labelsHidden()
        }
        .accessibilityElement(children: .combine)
      }
    }
    #expect(driver.find("Stars, Buy")?.type == .button)
    #expect(driver.elements.first { $0.type == .switch }?.value == "1")
  }

  @Test func labelsOfOtherViewsAreRead() {
    let driver = AppDriver {
      Text("Cheese").accessibilityLabel { label in
        Text("Favourite")
        label
      }
    }
    #expect(driver.labels(.staticText) == ["Favourite, Cheese"])
  }

  @Test func theRestCompiles() {
    let driver = AppDriver { EverythingView() }
    #expect(driver.find("all")?.type == .staticText)
  }
}

private struct PriorityView: View {
  @State private var isChanged = false

  var body: some View {
    VStack {
      Text("first")
      Text("second").accessibilitySortPriority(isChanged ? 1 : 0)
      Button("change") { isChanged = true }
    }
  }
}

private struct EverythingView: View {
  struct Item: Identifiable {
    let id: Int
    let title: String
  }

  @Namespace private var space
  @AccessibilityFocusState private var isFocused: Bool
  private let items = [Item(id: 1, title: "one")]

  var body: some View {
    Text("all")
      .accessibilityAction {}
      .accessibilityAction(.escape) {}
      .accessibilityAction(named: "Delete") {}
      .accessibilityAction(named: Text("Share")) {}
      .accessibilityActions { Button("More") {} }
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment, .decrement: break
        @unknown default: break
        }
      }
      .accessibilityScrollAction { edge in _ = edge == .top }
      .accessibilityZoomAction { action in _ = action.direction }
      .accessibilityDirectTouch(options: .silentOnTouch)
      .accessibilityInputLabels(["All", "Everything"])
      .accessibilityHint("Reads everything")
      .accessibilityRotor("Items") {
        ForEach(items) { item in AccessibilityRotorEntry(item.title, id: item.id) }
      }
      .accessibilityRotor("Items", entries: items, entryLabel: \.title)
      .accessibilityFocused($isFocused)
      .accessibilityCustomContent("Size", "large", importance: .high)
      .accessibilityShowsLargeContentViewer { Label("All", systemImage: "star") }
      .accessibilityIgnoresInvertColors()
      .accessibilityRespondsToUserInteraction()
      .accessibilityTextContentType(.narrative)
      .accessibilityLinkedGroup(id: "group", in: space)
      .accessibilityLabeledPair(role: .label, id: "pair", in: space)
      .speechAdjustedPitch(0.5)
      .speechSpellsOutCharacters()
      .onAppear {
        AccessibilityNotification.Announcement("Here").post()
        UIAccessibility.post(notification: .announcement, argument: "Here")
      }
  }
}
