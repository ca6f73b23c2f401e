import DeviceServices

/// What the system says while it looks at a face or a finger.
struct BiometryWords {
  /// Above the sheet.
  let title: SystemText
  /// Said of somebody it does not know.
  let notKnown: SystemText
  /// Looks once more.
  let again: SystemText
  /// What the simulator's menu calls a known face or finger.
  let matching: SystemText
  /// What the simulator's menu calls another one.
  let other: SystemText

  /// The words for a sensor.
  init(_ kind: LABiometryType) {
    self = kind == .touchID ? Self.touch : Self.face
  }

  private init(
    title: SystemText, notKnown: SystemText, again: SystemText, matching: SystemText,
    other: SystemText
  ) {
    self.title = title
    self.notKnown = notKnown
    self.again = again
    self.matching = matching
    self.other = other
  }

  private static let face = BiometryWords(
    title: SystemText("Face ID", ja: "Face ID", de: "Face ID"),
    notKnown: SystemText("Face Not Recognized", ja: "顔を認識できません", de: "Gesicht nicht erkannt"),
    again: SystemText(
      "Try Face ID Again", ja: "Face IDをもう一度試す", de: "Face ID erneut versuchen"),
    matching: SystemText("Matching Face", ja: "一致する顔", de: "Übereinstimmendes Gesicht"),
    other: SystemText("Non-matching Face", ja: "一致しない顔", de: "Nicht übereinstimmendes Gesicht"))

  private static let touch = BiometryWords(
    title: SystemText(
      "Touch ID for “\(SystemPrompt.appName)”", ja: "“\(SystemPrompt.appName)”のTouch ID",
      de: "Touch ID für „\(SystemPrompt.appName)“"),
    notKnown: SystemText("Try Again", ja: "やり直してください", de: "Erneut versuchen"),
    again: SystemText("Try Again", ja: "やり直してください", de: "Erneut versuchen"),
    matching: SystemText("Matching Touch", ja: "一致するタッチ", de: "Übereinstimmende Berührung"),
    other: SystemText(
      "Non-matching Touch", ja: "一致しないタッチ", de: "Nicht übereinstimmende Berührung"))

  /// Leads to a password of the app's.
  static let passwordButton = SystemText("Enter Password", ja: "パスワードを入力", de: "Passwort eingeben")
  /// Leads to the device's code.
  static let passcodeButton = SystemText("Enter Passcode", ja: "パスコードを入力", de: "Code eingeben")
  /// Above the question for the device's code.
  static let passcodeTitle = SystemText(
    "Enter iPhone passcode for “\(SystemPrompt.appName)”",
    ja: "“\(SystemPrompt.appName)”のiPhoneパスコードを入力",
    de: "iPhone-Code für „\(SystemPrompt.appName)“ eingeben")
}
