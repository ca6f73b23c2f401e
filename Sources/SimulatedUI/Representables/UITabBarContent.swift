import SimulatedUIKit

/// Shows a tab bar controller: the controller of the chosen tab, and the bar.
struct UITabBarContent: View {
  let controller: UITabBarController
  /// Another number whenever the tabs have changed.
  @State private var version = 0

  var body: some View {
    let _ = version
    TabView(selection: selection) {
      ForEach(ShownObject.all(controller.viewControllers ?? [])) { shown in
        let item = shown.object.tabBarItem
        UIViewControllerContent(controller: shown.object)
          .tabItem {
            if let image = item?.image { Image(uiImage: image) }
            Text(verbatim: item?.title ?? "")
          }
          .badge(item?.badgeValue.map { Text(verbatim: $0) })
          .tag(shown.id)
      }
    }
    .onAppear { controller.onChange = { version += 1 } }
    .onDisappear { controller.onChange = nil }
  }

  private var selection: Binding<Int> {
    Binding(get: { controller.selectedIndex }, set: { controller.choose($0) })
  }
}
