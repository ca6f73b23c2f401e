import Combine
import SwiftUI

/// A brand app (without `@main`, since the tests bring their own) as an iOS developer writes it: tabs, a sheet, a form with validation and a sign-in
/// that takes a while.
struct StoreApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(session)
    }
  }
}

@MainActor
final class Session: ObservableObject {
  @Published private(set) var email: String?
  @Published var isBusy = false
  @Published var errorMessage: String?

  var isSignedIn: Bool { email != nil }

  func signIn(email: String, password: String) async {
    isBusy = true
    defer { isBusy = false }
    try? await Task.sleep(nanoseconds: 1_200_000_000)
    if password == "secret" {
      self.email = email
    } else {
      errorMessage = "メールアドレスまたはパスワードが違います"
    }
  }

  func signOut() { email = nil }
}

class CounterModel: ObservableObject {
  @Published var count = 0
}

struct RootView: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      HomeView()
        .tabItem { Label("ホーム", systemImage: "house") }
        .tag(0)
      OtherView()
        .tabItem {
          Label("その他", systemImage: "ellipsis")
            .accessibilityIdentifier("store.otherTab")
        }
        .tag(1)
    }
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct HomeView: View {
  @StateObject private var counter = CounterModel()
  @State private var items = (1...3).map { Item(id: $0, name: "商品\($0)") }
  @State private var appearances = 0

  var body: some View {
    NavigationStack {
      List {
        Section("おすすめ") {
          ForEach(items) { item in
            NavigationLink(value: item) { ItemRow(item: item) }
          }
        }
        Section {
          Button("並べ替え") { items.reverse() }
          Stepper(count: $counter.count)
          Text("表示 \(appearances)")
        } footer: {
          Text("価格は税込です")
        }
      }
      .navigationTitle("ホーム")
      .navigationDestination(for: Item.self) { item in
        ItemDetail(item: item)
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            items.append(Item(id: items.count + 1, name: "商品\(items.count + 1)"))
          } label: {
            Image(systemName: "plus")
          }
        }
      }
      .onAppear { appearances += 1 }
    }
  }
}

struct Stepper: View {
  @Binding var count: Int

  var body: some View {
    HStack {
      Text("数量 \(count)").accessibilityIdentifier("count")
      Spacer()
      Button("増やす") { count += 1 }
        .buttonStyle(.borderless)
    }
  }
}

struct ItemRow: View {
  let item: Item
  @State private var taps = 0

  var body: some View {
    HStack {
      Text(item.name)
      Spacer()
      Text("\(taps)").foregroundStyle(.secondary)
    }
  }
}

struct ItemDetail: View {
  let item: Item
  @Environment(\.dismiss) private var dismiss
  @State private var isFavorite = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(item.name).font(.title)
      Toggle("お気に入り", isOn: $isFavorite)
      if isFavorite { Text("お気に入りに追加しました") }
      Button("閉じる") { dismiss() }
      Spacer()
    }
    .padding()
    .navigationTitle(item.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct OtherView: View {
  @EnvironmentObject var session: Session
  @State private var isAuthenticating = false
  @State private var asksToSignOut = false

  var body: some View {
    NavigationStack {
      Form {
        if let email = session.email {
          Section(header: Text("アカウント")) {
            Text(email).accessibilityIdentifier("store.accountEmail")
            Button("ログアウト", role: .destructive) { asksToSignOut = true }
          }
        } else {
          Button("ログイン") { isAuthenticating = true }
            .accessibilityIdentifier("store.signIn")
        }
      }
      .navigationTitle("その他")
      .sheet(isPresented: $isAuthenticating) { SignInView() }
      .alert("ログアウトしますか？", isPresented: $asksToSignOut) {
        Button("キャンセル", role: .cancel) {}
        Button("ログアウト", role: .destructive) { session.signOut() }
      } message: {
        Text("また会いましょう")
      }
    }
  }
}

struct SignInView: View {
  enum Field: Hashable {
    case email
    case password
  }

  @EnvironmentObject private var session: Session
  @Environment(\.dismiss) private var dismiss
  @State private var email = ""
  @State private var password = ""
  @State private var hasBeenEdited = false
  @FocusState private var focus: Field?

  private var isValid: Bool { email.contains("@") && !password.isEmpty }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("メールアドレス", text: $email)
            .keyboardType(.emailAddress)
            .textContentType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .focused($focus, equals: .email)
            .submitLabel(.next)
            .onSubmit { focus = .password }
            .accessibilityIdentifier("store.email")
          SecureField("パスワード", text: $password)
            .textContentType(.password)
            .focused($focus, equals: .password)
            .accessibilityIdentifier("store.password")
        } footer: {
          if hasBeenEdited && !email.contains("@") {
            Text("無効なメールアドレス形式です").foregroundColor(.red)
          }
        }
        Section {
          Button {
            Task {
              await session.signIn(email: email, password: password)
              if session.isSignedIn { dismiss() }
            }
          } label: {
            if session.isBusy { ProgressView() } else { Text("サインイン") }
          }
          .disabled(!isValid || session.isBusy)
          .accessibilityIdentifier("store.submit")
        }
      }
      .navigationTitle("サインイン")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("キャンセル") { dismiss() }
        }
      }
      .onChange(of: email) { _, _ in hasBeenEdited = true }
      .alert(item: errorBinding) { error in
        Alert(
          title: Text("エラー"), message: Text(error.text),
          dismissButton: .default(Text("OK")))
      }
    }
  }

  private var errorBinding: Binding<SignInError?> {
    Binding(
      get: { session.errorMessage.map(SignInError.init) },
      set: { session.errorMessage = $0?.text })
  }
}

struct SignInError: Identifiable {
  let text: String
  var id: String { text }
}

struct StoreApp_Previews: PreviewProvider {
  static var previews: some View { RootView().environmentObject(Session()) }
}
