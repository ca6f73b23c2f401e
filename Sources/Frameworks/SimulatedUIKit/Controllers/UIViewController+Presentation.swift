extension UIViewController {
  /// What brings it onto the screen; it is there before the controller is.
  public var presentationController: UIPresentationController? {
    let isPopover = modalPresentationStyle == .popover
    if let presentation, presentation is UIPopoverPresentationController == isPopover {
      return presentation
    }
    let made =
      isPopover
      ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
    presentation = made
    return made
  }

  /// What brings it onto the screen beside something, if it comes so.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// A person puts the controller in front away, if it lets them.
  package func dismissByHand() {
    guard let shown = presentedViewController, let controller = shown.presentationController else {
      return
    }
    let delegate = controller.delegate
    let isAllowed =
      !shown.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(controller) ?? true
    guard isAllowed else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return
    }
    delegate?.presentationControllerWillDismiss(controller)
    dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(controller)
  }
}
