import Foundation

/// What the menu "Face ID" of the simulator does.
enum Biometrics {
    static func enroll(_ isEnrolled: Bool = true) {
        var token: Int32 = 0
        notify_register_check("com.apple.BiometricKit.enrollmentChanged", &token)
        notify_set_state(token, isEnrolled ? 1 : 0)
        notify_post("com.apple.BiometricKit.enrollmentChanged")
    }

    static func match() {
        notify_post("com.apple.BiometricKit_Sim.fingerTouch.match")
        notify_post("com.apple.BiometricKit_Sim.pearl.match")
    }

    static func fail() {
        CFNotificationCenterPostNotification(
            CFNotificationCenterGetDarwinNotifyCenter(),
            CFNotificationName("com.apple.BiometricKit_Sim.pearl.nomatch" as CFString), nil, nil, true)
    }
}
