import SourceIndex
import SourceModel
import Testing

/// How what an app shows comes about.
@Suite struct FlowReaderTests {
  private func flow(_ text: String) -> CodeFlow {
    FlowReader.flow(of: [SourceFile(path: "/App/A.swift", text: text)])
  }

  private func names(_ positions: [Int], _ flow: CodeFlow) -> [String] {
    positions.map { "\(flow.members[$0].owner).\(flow.members[$0].name)" }
  }

  private static let cart = """
    final class Cart: ObservableObject {
      @Published var lines: [Line] = []
      @Published var coupon = ""
      var count: Int { lines.count }
      func add(_ line: Line) { guard !isFull else { return }; lines.append(line); note() }
      var isFull: Bool { lines.count > 9 }
      private func note() { coupon = "" }
    }
    struct Line { var price: Int }
    struct CartView: View {
      @EnvironmentObject private var cart: Cart
      @State private var isOpen = false
      var body: some View {
        Text("\\(cart.count)")
          .accessibilityIdentifier("count")
        Button("Add") { cart.add(Line(price: 1)) }.disabled(cart.isFull)
        if isOpen { Text("Open") }
        ForEach(cart.lines) { line in Text("\\(line.price)") }
          .sheet(isPresented: $isOpen) { HelpView(text: cart.coupon) }
      }
    }
    struct HelpView: View {
      let text: String
      var body: some View { Text(text) }
    }
    """

  @Test func whatATextIsMadeOf() throws {
    let flow = flow(Self.cart)
    let place = SourceLocation(file: "/App/A.swift", line: 15)
    let text = try #require(flow.controls(at: place).first)
    #expect(text.name == "Text")
    #expect(text.shown.text == #""\(cart.count)""#)
    #expect(
      names(flow.origins(of: text.shown, in: text.owner), flow) == ["Cart.count", "Cart.lines"])
  }

  @Test func whatAnActionChanges() throws {
    let flow = flow(Self.cart)
    let button = try #require(flow.controls.first { $0.name == "Button" })
    let deed = try #require(button.deed)
    #expect(deed.text == "cart.add(Line(price: 1))")
    let effects = flow.effects(of: deed, in: button.owner)
    #expect(effects.map(\.change.text) == ["lines.append(line)", #"coupon = """#])
    #expect(effects.map { names($0.methods, flow) } == [["Cart.add"], ["Cart.add", "Cart.note"]])
    #expect(button.disabling?.text == "cart.isFull")
    let add = try #require(flow.members.first { $0.name == "add" })
    #expect(add.body.guards.map(\.text) == ["!isFull"])
  }

  @Test func whatAViewDependsOn() throws {
    let flow = flow(Self.cart)
    let open = try #require(flow.controls.first { $0.shown.text == #""Open""# })
    #expect(open.conditions.map(\.text) == ["isOpen"])
    let row = try #require(flow.controls.first { $0.shown.text.contains("line.price") })
    #expect(row.rows?.text == "cart.lines")
    let help = try #require(flow.controls.first { $0.name == "HelpView" })
    #expect(help.presenter == "sheet")
    #expect(help.conditions.map(\.text) == ["$isOpen"])
    // What presents by a binding does not open it.
    let isOpen = try #require(flow.members.firstIndex { $0.name == "isOpen" })
    #expect(flow.changes(of: isOpen).isEmpty)
  }

  @Test func whatAViewIsGivenComesFromItsMaker() throws {
    let flow = flow(Self.cart)
    let text = try #require(flow.controls.first { $0.owner == "HelpView" })
    #expect(
      names(flow.origins(of: text.shown, in: "HelpView"), flow) == ["HelpView.text", "Cart.coupon"])
  }

  @Test func aComponentDoesWhatItIsGiven() throws {
    let flow = flow(
      """
      struct Form2: View {
        @Environment(Model.self) private var model
        var body: some View {
          BigButton(title: "Save", id: "form.\\(model.name)") { model.save() }
          Card(title: "Help") { Text("Read") }
          Toggle("On", isOn: .constant(false))
        }
      }
      @Observable final class Model {
        var name = ""
        func save() { do { try check() } catch { } ; name = "saved" }
        func check() throws {}
      }
      """)
    let button = try #require(flow.controls.first { $0.name == "BigButton" })
    #expect(button.texts.map(\.pieces) == [["Save"], ["form.", ""]])
    let deed = try #require(button.deed)
    #expect(names(flow.methods(of: deed, in: "Form2"), flow) == ["Model.save", "Model.check"])
    let save = try #require(flow.members.first { $0.name == "save" })
    #expect(save.body.silentCatches.map(\.line) == [11])
    #expect(flow.controls.first { $0.name == "Card" }?.deed == nil)
    #expect(flow.controls.first { $0.name == "Toggle" }?.deed?.text == "isOn: .constant(false)")
  }

  @Test func keysOfSettingsAreKnown() {
    let flow = flow(
      #"struct A: View { @AppStorage("nickName") var name = ""; let fixed = 1 }"#)
    #expect(flow.members.map(\.storageKey) == ["nickName", nil])
    #expect(flow.members.map(\.isConstant) == [false, true])
  }

  @Test func previewsAreLeftOut() {
    #expect(flow("#Preview { Text(\"a\") }").controls.isEmpty)
  }
}
