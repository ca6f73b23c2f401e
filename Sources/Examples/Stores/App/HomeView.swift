import SwiftUI

/// The first tab: a greeting, the newest notice and the list of features.
struct HomeView: View {
  @EnvironmentObject private var session: Session
  @State private var notice: String?

  var body: some View {
    NavigationStack {
      List {
        Section {
          Text(greeting)
            .font(.headline)
            .accessibilityIdentifier("com.example.stores.greeting")
          if let notice {
            Text(notice)
              .accessibilityIdentifier("com.example.stores.notice")
          } else {
            ProgressView()
          }
        }
        Section("メニュー") {
          ForEach(Feature.all) { feature in
            FeatureRow(feature: feature)
          }
        }
      }
      .navigationTitle("ホーム")
      .task { await loadNotice() }
    }
  }

  private var greeting: String {
    guard let account = session.account else { return "ようこそ" }
    return "\(account.name)さん、こんにちは"
  }

  private func loadNotice() async {
    guard notice == nil else { return }
    notice = try? await NoticeAPIClient().latest()
  }
}

/// A row of the home screen, leading to the feature's own screen.
private struct FeatureRow: View {
  let feature: Feature

  var body: some View {
    NavigationLink {
      FeatureDetailView(feature: feature)
    } label: {
      Label(feature.title, systemImage: feature.systemImage)
    }
    .accessibilityIdentifier("com.example.stores.feature.\(feature.id)")
  }
}
