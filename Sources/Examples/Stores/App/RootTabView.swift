import SwiftUI

/// The two tabs of the app.
struct RootTabView: View {
  var body: some View {
    TabView {
      HomeView()
        .tabItem {
          Label("ホーム", systemImage: "house")
            .accessibilityIdentifier("com.example.stores.homeTab")
        }
      OtherView()
        .tabItem {
          Label("その他", systemImage: "ellipsis")
            .accessibilityIdentifier("com.example.stores.otherTab")
        }
    }
  }
}
