import XCTest

// What the article uses and does not print.

enum Constants {
    static let standardTimeout: TimeInterval = 20
}

enum Utility {
    static func waitForExpression(
        _ expression: @autoclosure () -> String?, timeout: TimeInterval
    ) -> String? {
        let deadline = Date().addingTimeInterval(timeout)
        while let unmet = expression() {
            if Date() >= deadline { return unmet }
            RunLoop.current.run(until: min(deadline, Date().addingTimeInterval(0.25)))
        }
        return nil
    }

    static func failWithAlertCheck(_ message: String) {
        let alert = XCUIApplication.testingApp.alerts.firstMatch
        XCTFail(alert.exists ? "\(message) (alert in the way: '\(alert.label)')" : message)
    }
}

extension XCUIApplication {
    static let testingApp = XCUIApplication()
}

extension XCUIElement {
    func wait(until property: KeyPath<XCUIElement, Bool>) {
        _ = wait(for: property, toEqual: true, timeout: 10)
    }
}

extension SynchronizedView {
    func getViewName() -> String {
        "\(type(of: self))".components(separatedBy: "<")[0]
    }
}

class BaseView: SynchronizedView {
    let origin: BaseView?
    let APP: XCUIApplication

    required init(_ origin: BaseView? = nil, app: XCUIApplication) {
        self.origin = origin
        APP = app
    }

    func hasNetworkSpinner() -> Bool { false }

    func checkViewCriteria() -> String? { nil }

    func launchTheApplication() -> Self? {
        APP.launch()
        return waitForView()
    }

    func terminateTheApplication() {
        APP.terminate()
    }

    func openView<T: BaseView>(_ viewType: T.Type, targetApp: XCUIApplication? = nil, byTapping element: XCUIElement,
                               fixed: Bool = false, required: Bool = true) -> T? {
        scroll(to: element, fixed: fixed)
        element.tap()
        return T(self, app: targetApp ?? APP).waitForView(required: required)
    }

    func returnToOrigin<T: BaseView>(byTapping element: XCUIElement? = nil, fixed: Bool = false, required: Bool = true) -> T? {
        let control = element ?? APP.navigationBars.buttons.firstMatch
        scroll(to: control, fixed: fixed)
        control.tap()
        return (origin as? T)?.waitForView(required: required)
    }

    func openViewWithToastAction<U: BaseView>(_ viewType: U.Type, originType: BaseView.Type? = nil, byTapping element: XCUIElement,
                                              fixed: Bool = false, required: Bool = true) -> TransitionWithToast<U> {
        scroll(to: element, fixed: fixed)
        element.tap()
        let info = toastInfo(performAction: true)
        let target = U(originType?.init(nil, app: APP) ?? self, app: APP)
        return TransitionWithToast(view: target.waitForView(required: required), toastInfo: info)
    }

    fileprivate func scroll(to element: XCUIElement, fixed: Bool) {
        guard !fixed else { return }
        for _ in 0..<10 where !element.isHittable { APP.swipeUp() }
    }

    fileprivate func toastInfo(performAction: Bool) -> ToastInfo? {
        let toast = APP.otherElements["toast"]
        guard toast.waitForExistence(timeout: 5) else { return nil }
        let info = ToastInfo(message: toast.label, identifier: toast.identifier, hasAction: toast.buttons.count > 0)
        if performAction { toast.buttons.firstMatch.tap() }
        return info
    }
}

class StackedView<T: BaseView>: BaseView {
    func backToOrigin() -> T? {
        return returnToOrigin(fixed: true)
    }

    func returnToOriginWithToast(byTapping element: XCUIElement, fixed: Bool = false,
                                 required: Bool = true, performAction: Bool = false) -> TransitionWithToast<T> {
        scroll(to: element, fixed: fixed)
        element.tap()
        let info = toastInfo(performAction: performAction)
        return TransitionWithToast(view: (origin as? T)?.waitForView(required: required), toastInfo: info)
    }
}

class FooterBar {
    let view: BaseView

    init(in view: BaseView) {
        self.view = view
    }

    func selectSettingsTab() -> SettingsHomeView? {
        let settings = view.APP.tabBars.buttons["Settings"]
        return view.openView(SettingsHomeView.self, byTapping: settings, fixed: true)
    }
}

class SearchBar<T: BaseView> {
    let view: T

    init(in view: T) {
        self.view = view
    }

    func searchForSingleItem(_ sku: String) -> ProductDetailsView<T>? {
        let field = view.APP.textFields["sku_field"]
        field.tap()
        field.typeText(sku)
        let button = view.APP.buttons["search_button"]
        return view.openView(ProductDetailsView<T>.self, byTapping: button, fixed: true)
    }
}
