import SourceIndex
import SourceModel
import Testing

/// Places of an app that often do something else than meant.
@Suite struct DoubtReaderTests {
  /// The doubts of a file, as `kind owner.name views`.
  private func doubts(_ text: String) -> [String] {
    DoubtReader.doubts(in: [SourceFile(path: "/App/A.swift", text: text)]).map {
      "\($0.kind) \($0.owner).\($0.name) \($0.views.joined(separator: ","))"
    }
  }

  @Test func aPropertyThatIsNotPublished() {
    let text = """
      final class Account: ObservableObject {
        var points = 10
        var name = "constant in fact"
        @Published var visits = 0
        private var log: [String] = []
        func earn() { points += 5; log.append("earned") }
      }
      struct PointsView: View {
        @StateObject private var account = Account()
        var body: some View {
          Button("\\(account.points) \\(account.name)") { account.earn() }
        }
      }
      """
    #expect(doubts(text) == ["unpublished Account.points PointsView"])
    let tells = text.replacing("points += 5", with: "points += 5; objectWillChange.send()")
    #expect(doubts(tells).isEmpty)
    #expect(doubts(text.replacing("  var points", with: "  @Published var points")).isEmpty)
    #expect(
      doubts(
        text.replacing(": ObservableObject", with: "")
          .replacing("final class", with: "@Observable final class")
          .replacing("@StateObject", with: "@State").replacing("@Published ", with: "")
      ).isEmpty)
  }

  @Test func aPropertyThatViewsReadByAnother() {
    #expect(
      doubts(
        """
        @Observable class Basket {
          @ObservationIgnored var lines: [Int] = []
          var total: Int { lines.count }
          func add() { lines.append(1) }
        }
        struct BasketView: View {
          let basket: Basket
          var body: some View { Button("\\(basket.total)") { basket.add() } }
        }
        """) == ["unpublished Basket.lines BasketView"])
  }

  @Test func objectsThatViewsDoNotKeepOrObserve() {
    let text = """
      class Wishes: ObservableObject { @Published var titles: [String] = [] }
      struct WishList: View {
        @ObservedObject var wishes = Wishes()
        var body: some View { ForEach(wishes.titles) { Text($0).onTapGesture { add() } } }
        func add() { wishes.titles.append("") }
      }
      """
    #expect(doubts(text) == ["notKept WishList.wishes WishList"])
    #expect(doubts(text.replacing("@ObservedObject", with: "@StateObject")).isEmpty)
    #expect(
      doubts(text.replacing("@ObservedObject", with: "@State"))
        == ["unobserved WishList.wishes WishList"])
    #expect(
      doubts(text.replacing("@ObservedObject var wishes = Wishes()", with: "let wishes: Wishes"))
        == ["unobserved WishList.wishes WishList"])
    #expect(doubts(text.replacing("var wishes = Wishes()", with: "var wishes: Wishes")).isEmpty)
  }

  @Test func aCopyOfWhatAViewIsGiven() {
    let text = """
      struct RenameView: View {
        @Environment(\\.dismiss) private var dismiss
        @State var plant: Plant
        @State private var name = ""
        var body: some View {
          TextField("New name", text: $name)
          Button("Apply") { plant.name = name; dismiss() }
        }
      }
      """
    #expect(doubts(text) == ["copied RenameView.plant RenameView"])
    #expect(doubts(text.replacing("dismiss()", with: "onSave(plant)")).isEmpty)
    #expect(doubts(text.replacing("dismiss()", with: "store.save(plant)")).isEmpty)
    #expect(doubts(text.replacing("@State var", with: "@Binding var")).isEmpty)
  }

  @Test func aDismissOfThePresenter() {
    let text = """
      struct JournalView: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isWriting = false
        var body: some View {
          List {}.sheet(isPresented: $isWriting) { Button("Keep") { dismiss() } }
        }
      }
      """
    #expect(doubts(text) == ["outerDismiss JournalView.dismiss JournalView"])
    #expect(doubts(text.replacing("{ dismiss() }", with: "{ isWriting = false }")).isEmpty)
    #expect(doubts(text.replacing(".sheet", with: ".alert")).isEmpty)
  }

  @Test func whatNothingUses() {
    let text = """
      struct PortsView: View {
        @State private var query = ""
        private let ports = ["Dover"]
        private var matches: [String] { ports.filter { $0.contains(query) } }
        var body: some View { List(ports) { Text($0) }.searchable(text: $query) }
      }
      """
    #expect(doubts(text) == ["unused PortsView.matches PortsView"])
    #expect(doubts(text.replacing("List(ports)", with: "List(matches)")).isEmpty)
    #expect(doubts(text.replacing(": View {", with: ": View, Described {")).isEmpty)
  }

  @Test func aLinkWithoutADestination() {
    let text = """
      struct Guide: Hashable { let id: String; let title: String }
      struct GuidesView: View {
        var body: some View {
          List(guides) { guide in NavigationLink(guide.title, value: guide.id) }
            .navigationDestination(for: Guide.self) { Text($0.title) }
        }
      }
      """
    #expect(doubts(text) == ["noDestination GuidesView.guide.id GuidesView"])
    #expect(doubts(text.replacing("guide.id)", with: "guide)")).isEmpty)
    #expect(doubts(text.replacing("for: Guide.self", with: "for: String.self")).isEmpty)
    #expect(
      doubts(text.replacing("value: guide.id", with: "value: Route.guide(guide)"))
        == ["noDestination GuidesView.Route.guide(guide) GuidesView"])
  }

  @Test func anEmptyAction() {
    #expect(
      doubts(
        """
        struct A: View {
          var body: some View {
            Button("Share") {}
              .alert("Sure?", isPresented: $isOn) { Button("Yes") {} }
            Button("Cancel", role: .cancel) {}
            Button("Go") { go() }
          }
        }
        """) == ["emptyAction A.Share A"])
  }

  @Test(arguments: [
    "var item = items[0]; item.isDone = true", "for var item in items { item.isDone = true }",
    "if var item = items.first { item.isDone.toggle() }",
    "guard var item = items.first else { return }; item.isDone = true",
  ])
  func aChangeOfACopy(body: String) {
    func text(_ body: String) -> String {
      """
      final class Store: ObservableObject {
        @Published var items: [Item] = []
        func finish() {
          \(body)
        }
      }
      struct A: View { var body: some View { Button("Done") { store.finish() } } }
      """
    }
    #expect(doubts(text(body)) == ["lostCopy Store.item A"])
    let isWrittenBack = body.replacing("= true", with: "= true; items[0] = item")
      .replacing("toggle()", with: "toggle(); items[0] = item")
    #expect(doubts(text(isWrittenBack)).isEmpty)
  }

  @Test func anObjectThatSeveralViewsMake() {
    let text = """
      final class Cart: ObservableObject { @Published var lines = 0 }
      struct Shop: App { @StateObject var cart = Cart() }
      struct CartView: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\\(cart.lines)") } }
      struct TotalView: View { @StateObject var own = Cart(); var body: some View { Text("\\(own.lines)") } }
      #Preview { CartView().environmentObject(Cart()) }
      """
    #expect(doubts(text) == ["otherInstance TotalView.Cart TotalView"])
    #expect(
      doubts(
        text.replacing("@StateObject var own = Cart()", with: "@EnvironmentObject var own: Cart")
      ).isEmpty)
  }

  @Test func choicesWithTheSameTag() {
    let text = """
      struct UnitView: View {
        @State private var unit = 0
        var body: some View {
          Picker("Unit", selection: $unit) { Text("F").tag(0); Text("C").tag(0) }
        }
      }
      """
    #expect(doubts(text) == ["sameTag UnitView.0 UnitView"])
    #expect(doubts(text.replacing("C\").tag(0)", with: "C\").tag(1)")).isEmpty)
  }
}
