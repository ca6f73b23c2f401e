import DeviceServices

/// An alert or a sheet of the system's, in front of whatever app there is.
struct SystemAlert {
  /// A button of the alert.
  struct Button {
    /// What it says.
    let label: String
    /// What tests may call it besides; empty for nothing.
    var identifier = ""
    /// What it does, once the alert is gone.
    let action: @MainActor () -> Void
  }

  /// Tells it from the alerts before and after it.
  let number: Int
  /// Bundle identifier of the app that it speaks for.
  let app: String
  let title: String
  /// What is said below the title, part by part.
  let lines: [String]
  let buttons: [Button]
  /// Whether it is a box in the middle or a sheet that comes from below.
  var style = SystemPrompt.Style.alert
  /// What it is taken back by; empty where only a person ends it.
  var identifier = ""
}
