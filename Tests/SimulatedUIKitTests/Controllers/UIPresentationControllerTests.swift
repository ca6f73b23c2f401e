import Testing

@testable import SimulatedUIKit

@MainActor @Suite struct UIPresentationControllerTests {
  private final class Asked: UIAdaptivePresentationControllerDelegate {
    var allows = true
    var calls: [String] = []

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      calls.append("should")
      return allows
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      calls.append("will")
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempt")
    }
  }

  private let screen = UIViewController()
  private let sheet = UIViewController()
  private let asked = Asked()

  init() {
    sheet.presentationController?.delegate = asked
    screen.present(sheet, animated: false)
  }

  @Test func itsDelegateIsToldThatAPersonPutsItAway() {
    screen.dismissByHand()

    #expect(screen.presentedViewController == nil)
    #expect(asked.calls == ["should", "will", "did"])
  }

  @Test func itsDelegateMayKeepIt() {
    asked.allows = false
    screen.dismissByHand()

    #expect(screen.presentedViewController === sheet)
    #expect(asked.calls == ["should", "attempt"])
  }

  @Test func aModalOneStays() {
    sheet.isModalInPresentation = true
    screen.dismissByHand()

    #expect(screen.presentedViewController === sheet)
    #expect(asked.calls == ["attempt"])
  }

  @Test func onlyAPopoverHasThatOfAPopover() {
    #expect(sheet.popoverPresentationController == nil)
    sheet.modalPresentationStyle = .popover
    #expect(sheet.popoverPresentationController?.presentedViewController === sheet)
    #expect(sheet.popoverPresentationController?.presentingViewController === screen)
  }
}
