import Foundation
import SimulatedUIKit
import Testing

@MainActor @Suite struct UITraitCollectionTests {
  @Test func whatIsNotSetIsUnspecified() {
    let traits = UITraitCollection()

    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(UITraitCollection.current.verticalSizeClass == .regular)
  }

  @Test func theLastThatSetsATraitCounts() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(forceTouchCapability: .available),
    ])

    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 2)
    #expect(traits.verticalSizeClass == .compact)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.forceTouchCapability == .available)
  }

  @Test func functionsSetTraits() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.legibilityWeight = .bold
    }
    let changed = traits.modifyingTraits { $0.accessibilityContrast = .high }

    #expect(traits.userInterfaceStyle == .dark && traits.legibilityWeight == .bold)
    #expect(changed.userInterfaceStyle == .dark && changed.accessibilityContrast == .high)
    #expect(traits.accessibilityContrast == .unspecified)
  }

  @Test func traitsMayBeTheCurrentOnesForAWhile() {
    var style: UIUserInterfaceStyle?

    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      style = UITraitCollection.current.userInterfaceStyle
    }

    #expect(style == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}
