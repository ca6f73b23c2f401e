import SimulatedUIKit

/// Shows a navigation controller: the screen in front, below a bar with its title and buttons.
struct UINavigationContent: View {
  let controller: UINavigationController
  /// Another number whenever screens or bars have changed.
  @State private var version = 0

  /// The place of a screen on the stack.
  private struct Place: Hashable {
    let screen: ObjectIdentifier
  }

  var body: some View {
    let screens = controller.viewControllers
    NavigationStack(path: path) {
      if let first = screens.first {
        screen(first).navigationDestination(for: Place.self) { place in
          if let shown = screens.first(where: { ObjectIdentifier($0) == place.screen }) {
            screen(shown)
          }
        }
      }
    }
    .onAppear { controller.onChange = { version += 1 } }
    .onDisappear { controller.onChange = nil }
    .id(screens.first.map(ObjectIdentifier.init))
  }

  /// The screens after the first; the way back takes them from the controller.
  private var path: Binding<[Place]> {
    _ = version
    return Binding {
      controller.viewControllers.dropFirst().map { Place(screen: ObjectIdentifier($0)) }
    } set: { places in
      let kept = controller.viewControllers.prefix(places.count + 1)
      if kept.count < controller.viewControllers.count, let last = kept.last {
        controller.popToViewController(last, animated: true)
      }
    }
  }

  private func screen(_ shown: UIViewController) -> some View {
    let item = shown.navigationItem
    return UISearchContent(
      content: UIViewControllerContent(controller: shown, isScreen: true),
      search: item.searchController
    )
    .navigationTitle(item.title ?? "")
    .navigationBarTitleDisplayMode(isLarge(item) ? .large : .inline)
    .navigationBarBackButtonHidden(item.hidesBackButton || item.leftBarButtonItem != nil)
    .toolbar(controller.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
    .toolbar {
      ToolbarItemGroup(placement: .topBarLeading) {
        buttons(item.leftBarButtonItems ?? [])
      }
      ToolbarItemGroup(placement: .topBarTrailing) {
        buttons((item.rightBarButtonItems ?? []).reversed())
      }
      ToolbarItemGroup(placement: .bottomBar) {
        if !controller.isToolbarHidden { buttons(shown.toolbarItems ?? []) }
      }
    }
  }

  private func isLarge(_ item: UINavigationItem) -> Bool {
    guard controller.navigationBar.prefersLargeTitles else { return false }
    return item.largeTitleDisplayMode != .never
  }

  private func buttons(_ items: [UIBarButtonItem]) -> some View {
    ForEach(Array(items.enumerated()), id: \.offset) { _, item in
      UIBarButtonContent(item: item)
    }
  }
}

/// Shows an item of a bar.
struct UIBarButtonContent: View {
  let item: UIBarButtonItem
  @State private var version = 0

  var body: some View {
    Group {
      if let view = item.customView {
        UIViewTree(view: view)
      } else if item.isSpace {
        Spacer()
      } else {
        button
      }
    }
    .onAppear { item.onChange = { version += 1 } }
  }

  private var button: some View {
    _ = version
    let identifier = item.accessibilityIdentifier
    let label = item.accessibilityLabel ?? item.symbol.flatMap { _ in item.title }
    return Button {
      item.press()
    } label: {
      if let symbol = item.symbol {
        Image(systemName: symbol)
      } else if let title = item.title {
        Text(verbatim: title)
      } else if let image = item.image {
        Image(uiImage: image)
      }
    }
    .disabled(!item.isEnabled)
    .changingElements { element in
      if let identifier { element.identifier = identifier }
      if let label { element.label = label }
    }
  }
}
