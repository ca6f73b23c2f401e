import PageObjects
import XCTest

final class LoginRobot: Robot {
    @discardableResult
    func signsIn(as account: TestUserAccount) -> ContentRobot {
        type(account.email, into: app.textFields["cloud.mokumoku.sample.login.email"])
            .type(account.password, into: app.secureTextFields["cloud.mokumoku.sample.login.password"])
            .tap(app.buttons["cloud.mokumoku.sample.login.button"])
            .then(ContentRobot.self)
    }
}

final class ContentRobot: Robot {
    @discardableResult
    func sees(_ text: String) -> Self {
        expect(app.staticTexts[text])
    }
}
