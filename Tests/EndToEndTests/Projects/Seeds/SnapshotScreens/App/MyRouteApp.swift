import SwiftUI
import UIKit

/// Supplied: an app that shows the article's screens.
@main
struct MyRouteApp: App {
    var body: some Scene {
        WindowGroup { Screens() }
    }
}

struct Screens: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: MenuVC())
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

final class MenuVC: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "メニュー"
        let buttons = [
            button("sample") { SampleVC(coder: ScreenCoder()) },
            button("webview") {
                SampleWebviewVC(coder: NSCoder(), url: URL(string: "https://top.myroute.fun/")!, linkType: nil)!
            },
            // The mock closes itself too where it is presented.
            button("mock camera") { MockUseCameraVC() },
        ]
        let camera = UIButton(
            primaryAction: UIAction(title: "camera") { [weak self] _ in
                self?.present(self!.framed(UseCameraVC()), animated: true)
            })
        let stack = UIStackView(arrangedSubviews: buttons + [camera])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func button(_ title: String, _ make: @escaping () -> UIViewController) -> UIButton {
        UIButton(
            primaryAction: UIAction(title: title) { [weak self] _ in
                self?.navigationController?.pushViewController(make(), animated: true)
            })
    }

    private func framed(_ controller: UIViewController) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.modalPresentationStyle = .fullScreen
        return navigation
    }
}
