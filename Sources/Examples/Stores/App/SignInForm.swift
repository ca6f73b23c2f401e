import Foundation

/// What the customer has typed, and what to tell them about it.
struct SignInForm {
  static let minimumPasswordLength = 8

  var email = ""
  var password = ""

  /// The button is worth pressing only when both fields could be right.
  var isPlausible: Bool {
    isEmailPlausible && password.count >= Self.minimumPasswordLength
  }

  var emailMessage: String? {
    email.isEmpty || isEmailPlausible ? nil : "メールアドレスの形式で入力してください"
  }

  var passwordMessage: String? {
    password.isEmpty || password.count >= Self.minimumPasswordLength
      ? nil : "パスワードは\(Self.minimumPasswordLength)文字以上です"
  }

  private var isEmailPlausible: Bool {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }
}
