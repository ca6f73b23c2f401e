import SwiftUI

struct RootView: View {
  @EnvironmentObject private var router: Router
  @EnvironmentObject private var basket: PrintBasket

  var body: some View {
    TabView(selection: $router.tab) {
      HomeView()
        .tabItem { Label("tab.home", systemImage: "house") }
        .tag(Router.Tab.home)
      ToolsView()
        .tabItem { Label("tab.tools", systemImage: "wrench") }
        .tag(Router.Tab.tools)
      SettingsView()
        .tabItem { Label("tab.settings", systemImage: "gearshape") }
        .tag(Router.Tab.settings)
    }
    .overlay(alignment: .bottom) {
      if let notice = basket.notice {
        ToastView(notice: notice)
          .padding(.bottom, 64)
      }
    }
  }
}

/// A line at the screen's edge that goes away by itself.
struct ToastView: View {
  let notice: PrintBasket.Notice
  @EnvironmentObject private var router: Router
  @EnvironmentObject private var basket: PrintBasket

  var body: some View {
    HStack {
      Text(notice.text)
      if notice.offersBasket {
        Spacer()
        Button("notice.open") {
          basket.dismissNotice()
          router.openBasket()
        }
        .bold()
      }
    }
    .padding()
    .background(.thinMaterial)
    .cornerRadius(12)
    .padding(.horizontal)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("toast")
  }
}
