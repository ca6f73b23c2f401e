import SimulatedUIKit
import Testing

@testable import ScreenSnapshots

/// The measures of devices, those of swift-snapshot-testing.
struct ViewImageConfigTests {
  @Test func phonesAreAsInTheLibrary() {
    let upright = ViewImageConfig.iPhoneX
    #expect(upright.size == CGSize(width: 375, height: 812))
    #expect(upright.safeArea == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let flat = ViewImageConfig.iPhone12ProMax(.landscape)
    #expect(flat.size == CGSize(width: 926, height: 428))
    #expect(flat.safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(flat.traits.traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhone13Mini(.landscape).safeArea.left == 50)
    #expect(ViewImageConfig.iPhone8(.landscape).safeArea == .zero)
    #expect(ViewImageConfig.iPhoneXr.traits.traits.forceTouchCapability == .unavailable)
    #expect(ViewImageConfig.iPhoneSe.traits.traits.preferredContentSizeCategory == .medium)
  }

  @Test func tabletsMayBeShared() {
    #expect(ViewImageConfig.iPadPro12_9.size == CGSize(width: 1366, height: 1024))
    let half = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
    #expect(half.size == CGSize(width: 678, height: 1024))
    #expect(half.traits.traits.horizontalSizeClass == .regular)
    let narrow = ViewImageConfig.iPadMini(.portrait(splitView: .twoThirds))
    #expect(narrow.size == CGSize(width: 438, height: 1024))
    #expect(narrow.traits.traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPadPro11.safeArea.bottom == 20)
    #expect(ViewImageConfig.iPad9_7(.portrait).size == CGSize(width: 768, height: 1024))
  }
}
