import SwiftUI

struct MainView: View {
    @Binding var isLoggedIn: Bool

    var body: some View {
        TabView {
            NavigationStack {
                HomeView()
            }
            .tabItem { Label("ホーム", systemImage: "house") }

            NavigationStack {
                ProfileView(isLoggedIn: $isLoggedIn)
            }
            .tabItem { Label("プロフィール", systemImage: "person") }
        }
    }
}

struct HomeView: View {
    @StateObject private var viewModel = UserListViewModel(repository: LocalUsers())

    var body: some View {
        List {
            if viewModel.isLoading {
                UserCardLoadingView()
            } else if let error = viewModel.error {
                UserCardErrorView(error: error.localizedDescription)
            }
            ForEach(viewModel.users) { user in
                UserCard(user: user)
            }
            .onDelete { offsets in
                Task { await viewModel.deleteUser(at: offsets) }
            }
        }
        .navigationTitle("ホーム")
        .task { await viewModel.loadUsers() }
    }
}

struct ProfileView: View {
    @Binding var isLoggedIn: Bool
    @State private var isConfirming = false

    var body: some View {
        Button("ログアウトする") { isConfirming = true }
            .accessibilityIdentifier("logout_button")
            .navigationTitle("プロフィール")
            .alert("ログアウトしますか?", isPresented: $isConfirming) {
                Button("キャンセル", role: .cancel) {}
                Button("ログアウト", role: .destructive) { isLoggedIn = false }
            }
    }
}

private struct LocalUsers: UserRepositoryProtocol {
    func fetchUsers() async throws -> [User] {
        try await Task.sleep(nanoseconds: 500_000_000)
        return [User(id: 1, name: "Alice", email: "alice@example.com")]
    }

    func deleteUser(id: Int) async throws {}
}
