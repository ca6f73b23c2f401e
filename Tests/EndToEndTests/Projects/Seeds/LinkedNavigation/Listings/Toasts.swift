import XCTest

struct  ToastInfo {
    let message: String
    let identifier: String
    let hasAction: Bool
}

struct  TransitionWithToast<T> {
    let view: T?
    let toastInfo: ToastInfo?

    init(view: T? = nil, toastInfo: ToastInfo? = nil) {
        self.view = view
        self.toastInfo = toastInfo
    }
}
