//
// SynchronizedView.swift
// Copyright © 2024 REI. All rights reserved.
//

import  XCTest

protocol  SynchronizedView {
    /// Determine if transition to the view associated with this model initially displays a network activity spinner.
    /// > Note: The default implementation of this function returns `false`; declare an override returning `true` if the associated view opens with a spinner.
    /// - Returns: `true` if expecting an initial network spinner
    func  hasNetworkSpinner() -> Bool

    /// Determine if all evaluated criteria indicate that the view associated with this model has finished loading.
    /// - Returns: `nil` if all evaluated criteria are satisfied; otherwise, description of unsatisfied view load criterion
    func  checkViewCriteria() -> String?

    /// Launch the target application and wait for the expected view to load.
    /// - Returns: this view model; `nil` if expected view doesn't load
    func  launchTheApplication() -> Self?

    /// Terminate the target application.
    func  terminateTheApplication()

    /// Wait for the view associated with this model to finish loading.
    /// > Note: If ``hasNetworkSpinner()`` returns `true`, this function will wait for the network spinner to vanish prior to evaluation of view load criteria.
    /// > Note: If [required] is `true` and the standard load interval expires, the current test will fail with a message indicating this model and the description of the unsatified view load criterion.
    /// - Parameter required: [optional] `false` if incomplete loading of the associated view is allowed (default = `true`)
    /// - Returns: this view model; `nil` if view transition fails
    func  waitForView(required: Bool) -> Self?

    /// Origin of this view.
    /// > Note: The origin is the view that the application returns to when the user taps **Back** or **Close**; may be `nil`
    var origin: BaseView? { get }

    /// Target application for this view.
    var APP: XCUIApplication { get }

    /// Required constructor:
    /// - Parameters
    /// - origin: [optional] Origin of this view (default = `nil`)
    /// - app: Target application for this instance
    /// - See: ``origin``
    init(_  origin: BaseView?, app: XCUIApplication)

    /// Open the indicated view by tapping the specified element.
    /// > Note: If [required] is `true` and the standard load interval expires, the current test will fail with a message indicating this model and the description of the unsatified view load criterion.
    /// - Parameters:
    /// - viewType: Class of the automation model associated with the view that opens after tapping the specified element
    /// - targetApp: [optional] Target application for view being opened (default = `self.APP`)
    /// - element: Element that triggers the expected view transition
    /// - fixed: [optional] `true` if the specified element is non-scrollable (default = `false`)
    /// - required: [optional] `false` if incomplete loading of the associated view is allowed (default = `true`)
    /// - Returns: target view model; `nil` if view transition fails
    /// - See: ``waitForView``
    func  openView<T: BaseView>(_  viewType: T.Type, targetApp: XCUIApplication?, byTapping  element: XCUIElement,
                                fixed: Bool, required: Bool) -> T?

    /// Tap **Back** / **Close** to navigate back to the origin of the current view, as registered in this model.
    /// > Note: This function is unsupported for "navogation hub" models, as these represent the bottom of the nav stack and therefore have no related **Back** action.
    /// - Parameters:
    /// - element: [optional] Element that triggers the expected view transition (default = `nil`)
    /// - fixed: [optional] `true` if the specified element is non-scrollable (default = `false`)
    /// - required: [optional] `false` if incomplete loading of the associated view is allowed (default = `true`)
    /// - Returns: origin view model; `nil` if view transition fails
    /// - See: ``origin``
    func  returnToOrigin<T: BaseView>(byTapping  element: XCUIElement?, fixed: Bool, required: Bool) -> T?
}

extension  SynchronizedView {
    func  waitForView(required: Bool = true) -> Self? {
        if  hasNetworkSpinner() {
            // TODO: application-dependent spinner check
        }

        if  let result = Utility.waitForExpression(checkViewCriteria(), timeout: Constants.standardTimeout) {
            if  required { Utility.failWithAlertCheck("Failed opening '\(getViewName())' view: \(result)") }
            return  nil
        }
        return  self
    }
}
