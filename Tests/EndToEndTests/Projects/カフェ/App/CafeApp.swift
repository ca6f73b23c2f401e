import Combine
import SwiftUI

@main
struct CafeApp: App {
  var body: some Scene {
    WindowGroup {
      MainTabView()
    }
  }
}

enum TabKind: String, CaseIterable, Identifiable {
  case menu = "メニュー"
  case timer = "タイマー"
  case settings = "設定"

  var id: Self { self }
  var symbol: String {
    switch self {
    case .menu: return "cup.and.saucer"
    case .timer: return "timer"
    case .settings: return "gearshape"
    }
  }
}

struct MainTabView: View {
  @State private var selection: TabKind = .menu

  var body: some View {
    TabView(selection: $selection) {
      MenuView(selection: $selection)
        .tabItem { Label(TabKind.menu.rawValue, systemImage: TabKind.menu.symbol) }
        .tag(TabKind.menu)
      TimerView()
        .tabItem {
          Image(systemName: TabKind.timer.symbol)
          Text(TabKind.timer.rawValue)
        }
        .tag(TabKind.timer)
      SettingsView()
        .tabItem { Label(TabKind.settings.rawValue, systemImage: TabKind.settings.symbol) }
        .tag(TabKind.settings)
        .badge(2)
    }
  }
}

struct Drink: Identifiable, Hashable {
  let id: Int
  let 名前: String
  let 値段: Int
}

@MainActor
final class MenuViewModel: ObservableObject {
  @Published private(set) var drinks: [Drink] = []
  @Published private(set) var isLoading = false
  @Published var query = ""

  private static let all = [
    Drink(id: 1, 名前: "コーヒー", 値段: 450),
    Drink(id: 2, 名前: "紅茶", 値段: 500),
    Drink(id: 3, 名前: "抹茶ラテ", 値段: 620),
  ]

  func search() async {
    isLoading = true
    defer { isLoading = false }
    do {
      try await Task.sleep(nanoseconds: 1_500_000_000)
    } catch {
      return
    }
    drinks = query.isEmpty ? Self.all : Self.all.filter { $0.名前.contains(query) }
  }
}

struct MenuView: View {
  @Binding var selection: TabKind
  @StateObject private var viewModel = MenuViewModel()
  @State private var ordered: Drink?

  var body: some View {
    NavigationStack {
      VStack {
        TextField("検索", text: $viewModel.query)
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("menu_search")
          .padding(.horizontal)
        if viewModel.isLoading {
          ProgressView().accessibilityIdentifier("menu_loading")
        }
        ScrollView {
          LazyVStack {
            ForEach(viewModel.drinks, id: \.id) { drink in
              Button {
                ordered = drink
              } label: {
                HStack {
                  Text(drink.名前)
                  Spacer()
                  Text("\(drink.値段)円")
                }
                .contentShape(Rectangle())
              }
              .accessibilityIdentifier("menu_drink_\(drink.id)")
              Divider()
            }
          }
          .padding()
        }
      }
      .navigationTitle("メニュー")
      .task(id: viewModel.query) { await viewModel.search() }
      .alert("ご注文", isPresented: .constant(ordered != nil), presenting: ordered) { drink in
        Button("注文する") {
          ordered = nil
          selection = .timer
        }
        Button("キャンセル", role: .cancel) { ordered = nil }
      } message: { drink in
        Text("\(drink.名前)を注文しますか？")
      }
    }
  }
}

struct TimerView: View {
  @State private var remaining = 5
  @State private var isRunning = false
  @State private var toast: String?
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack(alignment: .bottom) {
      VStack(spacing: 16) {
        Text("残り\(remaining)秒")
          .font(.system(.largeTitle, design: .monospaced))
          .accessibilityIdentifier("timer_remaining")
        ProgressView(value: Double(5 - remaining), total: 5)
          .accessibilityIdentifier("timer_progress")
        Button(isRunning ? "停止" : "開始") { isRunning.toggle() }
          .accessibilityIdentifier("timer_toggle")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      if let toast {
        Text(toast)
          .padding()
          .background(.thinMaterial, in: Capsule())
          .transition(.move(edge: .bottom).combined(with: .opacity))
          .accessibilityIdentifier("timer_toast")
      }
    }
    .onReceive(timer) { _ in
      guard isRunning, remaining > 0 else { return }
      remaining -= 1
      if remaining == 0 { finish() }
    }
    .onChange(of: isRunning) { _, newValue in
      if newValue && remaining == 0 { remaining = 5 }
    }
  }

  private func finish() {
    isRunning = false
    withAnimation(.spring()) { toast = "できました！" }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      withAnimation { toast = nil }
    }
  }
}

struct SettingsView: View {
  @AppStorage("notifications") private var notifications = true
  @State private var isSyncing = false
  @State private var syncedAt: String = "未同期"
  @State private var ticker: Timer?

  var body: some View {
    NavigationStack {
      Form {
        Section("通知") {
          Toggle("お知らせを受け取る", isOn: $notifications)
            .accessibilityIdentifier(ID.notifications.rawValue)
          if notifications {
            Text("毎朝8時に届きます")
          }
        }
        Section {
          Button("同期する", action: sync)
            .disabled(isSyncing)
            .accessibilityIdentifier(ID.sync.rawValue)
          LabeledContent("状態", value: syncedAt)
          Text(syncedAt).accessibilityIdentifier(ID.status.rawValue)
        } header: {
          Text("データ")
        }
      }
      .navigationTitle("設定")
      .overlay {
        if isSyncing { ProgressView("同期中…") }
      }
    }
  }

  private func sync() {
    isSyncing = true
    ticker = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in
      isSyncing = false
      syncedAt = "同期済み"
    }
  }

  private enum ID: String {
    case notifications = "settings_notifications"
    case sync = "settings_sync"
    case status = "settings_status"
  }
}
