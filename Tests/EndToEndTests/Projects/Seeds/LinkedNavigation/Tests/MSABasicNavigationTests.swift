import  XCTest

class  MSABasicNavigationTests: XCTestCase {
    private  var ascentHomeView: AscentHomeView!

    override  func  setUpWithError() throws {
        ascentHomeView = AscentHomeView(app: XCUIApplication.testingApp)

        // stop immediately on failure
        continueAfterFailure = false
    }

    override  func  tearDownWithError() throws {
        ascentHomeView = nil
    }

    func  testNavigationToAscentKnowledgeBase() {
        guard  nil != ascentHomeView.launchTheApplication() else { return }
        guard  let settingsHomeView = ascentHomeView.footerBar.selectSettingsTab() else { return }
        guard  let ascentKnowledgeBase = settingsHomeView.openKnowledgeBase() else { return }
        guard  nil != ascentKnowledgeBase.backToOrigin() else { return }
    }
}
