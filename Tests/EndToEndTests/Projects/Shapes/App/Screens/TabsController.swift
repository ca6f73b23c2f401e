import UIKit

final class TabsController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    UITabBar.appearance().tintColor = .systemPink
    UINavigationBar.appearance().isTranslucent = false
    viewControllers = ["First", "Second"].enumerated().map { number, title in
      let controller = UIViewController()
      let label = UILabel()
      label.text = "\(title) page"
      controller.view.addSubview(label)
      controller.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: "\(number).circle"), tag: number)
      return controller
    }
  }
}
