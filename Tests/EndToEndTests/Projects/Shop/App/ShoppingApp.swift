import SwiftUI

@main
struct ShoppingApp: App {
  init() {
    if CommandLine.arguments.contains("--reset") {
      UserDefaults.standard.removeObject(forKey: "hasOnboarded")
      UserDefaults.standard.removeObject(forKey: "username")
    }
    if ProcessInfo.processInfo.arguments.contains("-skipOnboarding") {
      UserDefaults.standard.set(true, forKey: "hasOnboarded")
    }
  }

  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

struct RootView: View {
  @AppStorage("hasOnboarded") var hasOnboarded = false

  var body: some View {
    if hasOnboarded {
      ItemsView()
    } else {
      OnboardingView(hasOnboarded: $hasOnboarded)
    }
  }
}

struct OnboardingView: View {
  @Binding var hasOnboarded: Bool
  @AppStorage("username") private var username: String = ""

  var body: some View {
    VStack {
      Spacer()
      Text("Hello")
        .font(.system(size: 40, weight: .bold, design: .rounded))
      TextField("Your name", text: $username)
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .padding()
        .accessibility(identifier: "nameField")
      Spacer()
      Button(action: {
        self.hasOnboarded = true
      }) {
        Text("Get Started")
          .foregroundColor(Color.white)
          .padding()
          .background(Color.blue)
          .cornerRadius(10)
      }
      .disabled(username.isEmpty)
      .accessibility(identifier: "getStarted")
    }
    .edgesIgnoringSafeArea(.all)
  }
}

struct Item: Identifiable {
  let id: Int
  let name: String
  let price: Double
}

struct ItemsView: View {
  @AppStorage("username") private var username = ""
  @State private var items: [Item] = []
  @State private var cart: [Int: Int] = [:]
  @State private var showingSheet = false
  @State private var showingAlert = false
  @State private var showingSettings = false

  private var total: Double {
    cart.reduce(0) { sum, entry in
      sum + (items.first { $0.id == entry.key }?.price ?? 0) * Double(entry.value)
    }
  }

  var body: some View {
    NavigationView {
      List(items) { item in
        NavigationLink(destination: ItemDetail(item: item, count: self.binding(for: item))) {
          HStack {
            VStack(alignment: .leading) {
              Text(item.name).font(.headline)
              Text(String(format: "$%.2f", item.price)).font(.subheadline).foregroundColor(
                .secondary)
            }
            Spacer()
            if let count = cart[item.id], count > 0 {
              Text("×\(count)")
            }
          }
        }
      }
      .navigationBarTitle("Shop", displayMode: .large)
      .navigationBarItems(
        leading: Button("Settings") { self.showingSettings.toggle() },
        trailing: Button(action: { self.showingAlert = true }) {
          Image(systemName: "cart").accessibility(label: Text("Checkout"))
        }
      )
      .onAppear(perform: load)
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .alert(isPresented: $showingAlert) {
      Alert(
        title: Text("Checkout"),
        message: Text("Pay \(total, specifier: "%.2f") dollars, \(username)?"),
        primaryButton: .default(Text("Pay")) { self.cart = [:] },
        secondaryButton: .cancel()
      )
    }
    .sheet(isPresented: $showingSettings, onDismiss: load) {
      SettingsView()
    }
  }

  private func binding(for item: Item) -> Binding<Int> {
    Binding(get: { self.cart[item.id] ?? 0 }, set: { self.cart[item.id] = $0 })
  }

  private func load() {
    guard items.isEmpty else { return }
    let count = Int(ProcessInfo.processInfo.environment["ITEM_COUNT"] ?? "") ?? 3
    items = (1...count).map { Item(id: $0, name: "Item \($0)", price: Double($0) * 1.5) }
  }
}

struct ItemDetail: View {
  let item: Item
  @Binding var count: Int
  @State private var showingActions = false

  var body: some View {
    VStack(spacing: 20) {
      Text(item.name).font(.title)
      Text("In cart: \(count)").accessibility(identifier: "countLabel")
      Button("Add to cart") { self.count += 1 }
      Button("More…") { self.showingActions = true }
    }
    .navigationBarTitle(Text(item.name), displayMode: .inline)
    .actionSheet(isPresented: $showingActions) {
      ActionSheet(
        title: Text("Actions"), message: nil,
        buttons: [
          .default(Text("Add five")) { self.count += 5 },
          .destructive(Text("Remove all")) { self.count = 0 },
          .cancel(),
        ])
    }
  }
}

struct SettingsView: View {
  @Environment(\.presentationMode) var presentationMode
  @AppStorage("newsletter") private var newsletter = false

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Mail"), footer: Text("We never share it.")) {
          Toggle(isOn: $newsletter) {
            Text("Newsletter")
          }
        }
      }
      .navigationBarTitle("Settings")
      .navigationBarItems(
        trailing: Button("Done") {
          self.presentationMode.wrappedValue.dismiss()
        })
    }
  }
}

struct ItemsView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ItemsView()
      ItemsView().preferredColorScheme(.dark)
    }
  }
}
