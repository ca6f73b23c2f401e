/// Asked for windows and dialogs of a page; none comes here.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}
