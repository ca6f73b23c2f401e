/// An alert of the system's, in front of whatever app there is.
struct SystemAlert {
  /// A button of the alert.
  struct Button {
    /// What it says.
    let label: String
    /// What it does, once the alert is gone.
    let action: @MainActor () -> Void
  }

  /// Tells it from the alerts before and after it.
  let number: Int
  /// Bundle identifier of the app that it speaks for.
  let app: String
  let title: String
  /// Empty when there is none.
  let message: String
  let buttons: [Button]
}
