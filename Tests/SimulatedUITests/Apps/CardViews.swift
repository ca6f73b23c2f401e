import Combine
import SwiftUI

struct User: Identifiable, Equatable {
  let id: Int
  let name: String
  let email: String
}

protocol UserRepositoryProtocol {
  func fetchUsers() async throws -> [User]
  func deleteUser(id: Int) async throws
}

class UserListViewModel: ObservableObject {
  @Published var users: [User] = []
  @Published var isLoading = false
  @Published var error: Error?

  private let repository: UserRepositoryProtocol

  init(repository: UserRepositoryProtocol) {
    self.repository = repository
  }

  @MainActor
  func loadUsers() async {
    isLoading = true
    error = nil

    defer { isLoading = false }

    do {
      users = try await repository.fetchUsers()
    } catch {
      self.error = error
    }
  }

  @MainActor
  func deleteUser(at indexSet: IndexSet) async {
    guard let index = indexSet.first else { return }
    let userId = users[index].id

    do {
      try await repository.deleteUser(id: userId)
      users.remove(atOffsets: indexSet)
    } catch {
      self.error = error
    }
  }
}

struct SearchResult {
  let title: String
  let description: String
}

protocol SearchServiceProtocol {
  func search(query: String) -> AnyPublisher<[SearchResult], Never>
}

class MockSearchService: SearchServiceProtocol {
  var searchCallCount = 0
  var resultsToReturn: [SearchResult] = []

  func search(query: String) -> AnyPublisher<[SearchResult], Never> {
    searchCallCount += 1

    let results = (0..<3).map {
      SearchResult(title: "\(query) \($0)", description: "Description")
    }
    resultsToReturn = results

    return Just(results)
      .delay(for: .milliseconds(100), scheduler: RunLoop.main)
      .eraseToAnyPublisher()
  }
}

class SearchViewModel: ObservableObject {
  @Published var searchText = ""
  @Published var results: [SearchResult] = []

  private var cancellables = Set<AnyCancellable>()

  init(searchService: SearchServiceProtocol) {
    $searchText
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .flatMap { query in
        searchService.search(query: query)
      }
      .assign(to: &$results)
  }
}

struct UserCard: View {
  let user: User

  var body: some View {
    HStack(spacing: 16) {
      Circle()
        .fill(Color.blue)
        .frame(width: 60, height: 60)
        .overlay(
          Text(user.name.prefix(1))
            .font(.title)
            .foregroundColor(.white)
        )

      VStack(alignment: .leading, spacing: 4) {
        Text(user.name)
          .font(.headline)
        Text(user.email)
          .font(.subheadline)
          .foregroundColor(.secondary)
      }

      Spacer()
    }
    .padding()
    .background(Color(.systemBackground))
    .cornerRadius(12)
    .shadow(radius: 2)
  }
}

struct UserCardLoadingView: View {
  var body: some View {
    HStack {
      ProgressView()
      Text("読み込み中...")
        .foregroundColor(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
  }
}

struct UserCardErrorView: View {
  let error: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle")
        .font(.largeTitle)
        .foregroundColor(.red)
      Text(error)
        .font(.subheadline)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
  }
}

struct Tag: ViewModifier {
  @State private var isOn = false
  func body(content: Content) -> some View {
    content
      .padding(4)
      .background(isOn ? Color.red : .clear, in: RoundedRectangle(cornerRadius: 4))
      .onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { isOn.toggle() } }
  }
}

struct PillStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(.blue)
      .foregroundStyle(.white)
      .clipShape(Capsule())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct Everything: View {
  @AppStorage("flag") private var flag = false
  @State private var text = ""
  @State private var path = NavigationPath()
  @State private var selected: User?
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.colorScheme) var colorScheme
  let timer = Just(1)

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          if #available(iOS 17, *) { Text("17") } else { Text("old") }
          switch flag {
          case true: Text("on").modifier(Tag())
          case false: Text("off")
          }
          ForEach(0..<3) { index in Text("行 \(index)").tag(index) }
          ForEach(["a", "b"], id: \.self) { Text($0) }
          Button("Pill") { path.append("x") }.buttonStyle(PillStyle())
          Button(action: { flag.toggle() }) { Label("Flag", systemImage: "flag") }
            .buttonStyle(.borderedProminent).controlSize(.large).tint(.blue)
          Text("Sum: \(1234) \(2.5, specifier: "%.1f")") + Text("!").bold()
          ProgressView("読込", value: 0.5)
          Group {
            Divider(); Spacer(); EmptyView()
          }
          Link()
        }
      }
      .navigationDestination(for: String.self) { Text($0) }
      .sheet(item: $selected, onDismiss: { flag = false }) { user in UserCard(user: user) }
      .onReceive(timer) { _ in }
      .task(id: flag) { await Task.yield() }
      .onChange(of: text) { print($0) }
      .onChange(of: flag) { text = "" }
      .onDisappear { presentationMode.wrappedValue.dismiss() }
      .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      .preferredColorScheme(.dark)
    }
    .navigationViewStyle(.stack)
  }

  private func Link() -> some View { AnyView(Text("link").foregroundColor(.accentColor)) }
}

extension User {
  static let sample = User(id: 1, name: "A", email: "a@example.com")
  var icon: Image { Image(systemName: "person") }
  var tint: Color { id > 1 ? .red : Color("brand") }
  var title: Text { Text(name).bold() }
}
