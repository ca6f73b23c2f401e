import ElementModel
import SessionProtocol

/// What a person asserts of the screen while the test is stopped.
extension TestSession {
  /// Looks whether a claim holds.
  ///
  /// - Throws: What is otherwise.
  func check(_ claim: HandClaim) throws(ActionFailure) {
    let element = device.screen().element(withID: claim.element)
    if claim.kind == .gone {
      guard element == nil else { throw Self.unmet(claim, "It is still there.") }
      return
    }
    guard let element else { throw Self.unmet(claim, "It is not on the screen.") }
    let problem: String? =
      switch claim.kind {
      case .exists, .gone, .label: nil
      case .value: element.value == nil ? "It has no value." : nil
      case .enabled: element.isEnabled ? nil : "It is not enabled."
      case .disabled: element.isEnabled ? "It is enabled." : nil
      case .selected: element.isSelected ? nil : "It is not selected."
      case .unselected: element.isSelected ? "It is selected." : nil
      case .hittable: element.isHittable ? nil : "It is not hittable."
      }
    if let problem { throw Self.unmet(claim, problem) }
  }

  private static func unmet(_ claim: HandClaim, _ reason: String) -> ActionFailure {
    .unsuitable("assert", claim.name, reason)
  }
}
