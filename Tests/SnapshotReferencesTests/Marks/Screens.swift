import ElementModel
import Foundation

/// Screens to compare.
enum Screens {
  /// A title above a button, and a picture in a list.
  static func signIn(_ change: (inout [Element]) -> Void = { _ in }) -> ElementTree {
    var look = ElementAppearance()
    look.foreground = ElementColor(red: 0, green: 0x7A, blue: 0xFF)
    var elements = [
      Element(
        id: 1, type: .staticText, label: "Welcome",
        frame: CGRect(x: 20, y: 60, width: 200, height: 30)),
      Element(
        id: 2, type: .button, identifier: "login", label: "ログイン",
        frame: CGRect(x: 20, y: 100, width: 200, height: 44), appearance: look),
      Element(
        id: 3, type: .image, label: "logo", frame: CGRect(x: 20, y: 160, width: 60, height: 60)),
    ]
    change(&elements)
    var builder = ElementTree.Builder()
    builder.open(
      Element(
        id: 0, type: .application, label: "App",
        frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
    for element in elements {
      builder.open(element)
      builder.close()
    }
    builder.close()
    return builder.tree
  }
}
