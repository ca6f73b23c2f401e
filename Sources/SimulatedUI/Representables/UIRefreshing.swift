import SimulatedUIKit

/// Has content loaded anew when it is pulled down, where the app has a control for that.
struct UIRefreshing: ViewModifier {
  let scroller: UIScrollView
  let look = Look()

  func body(content: Content) -> some View {
    let control = scroller.refreshControl
    if let control {
      content.refreshable { control.pull() }
    } else {
      content
    }
  }
}
