import SimulatedUIKit

/// Shows a controller's view, and the controllers that it shows in front of itself.
struct UIViewControllerContent: View {
  let controller: UIViewController
  /// Whether its view reaches under bars, as a screen of its own does.
  var isScreen = false
  @State private var presented: UIViewController?

  var body: some View {
    UIViewTree(view: controller.view ?? UIView(), isScreen: isScreen)
      .onAppear {
        controller.onPresent = { presented = $0 }
        presented = controller.presentedViewController
        if !covers { controller.appear() }
      }
      .onDisappear {
        controller.onPresent = nil
        controller.disappear()
      }
      .sheet(isPresented: isPresented { !$0.modalPresentationStyle.isFullScreen && !$0.isAlert }) {
        if let presented { AnyView(UIViewControllerContent(controller: presented, isScreen: true)) }
      }
      .fullScreenCover(isPresented: isPresented { $0.modalPresentationStyle.isFullScreen }) {
        if let presented { AnyView(UIViewControllerContent(controller: presented, isScreen: true)) }
      }
      .alert(
        presented?.title ?? "", isPresented: isPresented { $0.isAlert },
        actions: { alertButtons },
        message: { if let message = (presented as? UIAlertController)?.message { Text(message) } })
  }

  /// Whether what is in front leaves nothing of the controller on the screen.
  private var covers: Bool { presented?.modalPresentationStyle.coversAll ?? false }

  @ViewBuilder private var alertButtons: some View {
    let alert = presented as? UIAlertController
    ForEach(ShownObject.all(alert?.textFields ?? [])) { UIViewTree(view: $0.object) }
    ForEach(Array((alert?.actions ?? []).enumerated()), id: \.offset) { _, action in
      Button(action.title ?? "", role: action.role) {
        // As in UIKit, the message is there while its handler runs, which may read its fields.
        withExtendedLifetime(alert) {
          controller.dismiss(animated: true)
          action.press()
        }
      }
      .disabled(!action.isEnabled)
    }
  }

  /// Whether a controller of a kind is in front; put away, it is dismissed.
  private func isPresented(_ isKind: @escaping (UIViewController) -> Bool) -> Binding<Bool> {
    Binding(
      get: { presented.map(isKind) ?? false },
      set: { isShown in
        guard !isShown, let presented, isKind(presented) else { return }
        guard presented.isAlert else { return controller.dismissByHand() }
        controller.dismiss(animated: true)
      })
  }
}

extension UIModalPresentationStyle {
  /// Whether all of the screen is taken.
  fileprivate var isFullScreen: Bool {
    [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(self)
  }
}

extension UIViewController {
  fileprivate var isAlert: Bool { self is UIAlertController }
}

extension UIAlertAction {
  fileprivate var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
