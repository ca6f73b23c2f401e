import SimulatedUIKit

/// Shows a scrolling view of UIKit.
struct UIScrollContent: View {
  let scroller: UIScrollView
  let look = Look()

  var body: some View {
    ScrollView(axes) { UIViewLayers(view: scroller) }
      .scrollDisabled(!scroller.isScrollEnabled)
      .modifier(UIRefreshing(scroller: scroller))
  }

  private var axes: Axis.Set {
    scroller.contentSize.width > scroller.frame.width
      ? scroller.contentSize.height > scroller.frame.height
        ? [.horizontal, .vertical] : .horizontal
      : .vertical
  }
}
