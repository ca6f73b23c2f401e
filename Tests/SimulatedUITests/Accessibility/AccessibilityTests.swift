import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct AccessibilityTests {
  @Test func identifiersOfStacksOverrideThoseInside() {
    let driver = AppDriver {
      VStack {
        Text("one").accessibilityIdentifier("inner")
        Text("two")
      }
      .accessibilityIdentifier("outer")
    }
    #expect(driver.find("one")?.identifier == "outer")
    #expect(driver.find("two")?.identifier == "outer")
  }

  @Test func containersKeepTheirIdentifierToThemselves() {
    let driver = AppDriver {
      VStack { Text("one").accessibilityIdentifier("inner") }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("outer")
    }
    #expect(driver.find("outer")?.type == .other)
    #expect(driver.find("one")?.identifier == "inner")
  }

  @Test func scrollingContainersAreElementsThemselves() {
    let driver = AppDriver {
      List { Text("row") }.accessibilityIdentifier("list")
    }
    #expect(driver.find("list")?.type == .collectionView)
    #expect(driver.find("row")?.identifier == "")
  }

  @Test func combinedElementsReadAsOne() {
    let driver = AppDriver {
      HStack {
        Text("価格")
        Text("100円")
      }
      .accessibilityElement(children: .combine)
    }
    #expect(driver.labels(.staticText) == ["価格, 100円"])
  }

  @Test func labelsAndValuesReplaceThoseOfTheView() {
    let driver = AppDriver {
      Text("12").accessibilityLabel("Unread").accessibilityValue("12 mails")
    }
    #expect(driver.find("Unread")?.value == "12 mails")
  }

  @Test func symbolsNameImageButtons() {
    let driver = AppDriver {
      VStack {
        Button {
        } label: {
          Image(systemName: "chevron.left")
        }
        Button {
        } label: {
          Label("追加", systemImage: "plus")
        }
      }
    }
    #expect(driver.find("chevron.left")?.label == "Back")
    #expect(driver.find("追加")?.type == .button)
  }

  @Test func buttonTraitsMakeAButton() {
    let driver = AppDriver { Text("開く").accessibilityAddTraits(.isButton) }
    #expect(driver.find("開く")?.type == .button)
  }
}
