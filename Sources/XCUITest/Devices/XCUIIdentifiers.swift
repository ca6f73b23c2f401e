/// Whether UI testing is available: always.
public let XCUI_UI_TESTING_AVAILABLE: Int32 = 1

/// Identifier of the button that closes a window, which only macOS has.
public let XCUIIdentifierCloseWindow = "_XCUI:CloseWindow"

/// Identifier of the button that minimizes a window, which only macOS has.
public let XCUIIdentifierMinimizeWindow = "_XCUI:MinimizeWindow"

/// Identifier of the button that zooms a window, which only macOS has.
public let XCUIIdentifierZoomWindow = "_XCUI:ZoomWindow"

/// Identifier of the button that lets a window fill the screen, which only macOS has.
public let XCUIIdentifierFullScreenWindow = "_XCUI:FullScreenWindow"
