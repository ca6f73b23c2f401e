import SwiftUI

/// A view of a random app, with state of its own.
final class RandomPart: ObservableObject {
  /// What the view shows or does with those it contains.
  enum Kind: CaseIterable {
    case text, image, spacedText, field, toggle, button, progress, gauge, chip, growing
    case row, column, layers, scroll, list, sections, rows, form
    case padding, frame, wideFrame, offset, combined, contained, identified, hidden, disabled
    case optional, either, repeated, tap, link, label, clipped, overlay, elevated, appearing
    case lazyColumn, lazyShelf, grid, longList, shelves, selected, disclosed, editable
    case toolbar, title, alert, sheet, tabs, identity, fixed, priority, background
    case pages, columns, popover, dialog, badge, tools, detents
    case group, labeled, search
    case secure, editor, slider, stepper, choice, segments, date, swatch, command, address
    case longForm, cover, table, fitting, measured, inset, swiped, context, outline, pinned
  }

  static let leaves: [Kind] = [
    .text, .image, .spacedText, .field, .toggle, .button, .progress, .gauge, .chip, .growing,
    .secure, .editor, .slider, .stepper, .choice, .segments, .date, .swatch, .command, .address,
  ]

  let kind: Kind
  let number: Int
  let parts: [RandomPart]
  @Published var text: String
  @Published var isOn = false

  init<Generator: RandomNumberGenerator>(
    depth: Int, count: inout Int, using generator: inout Generator
  ) {
    count += 1
    number = count
    text = "t\(count)"
    let isLeaf = depth == 0 || Int.random(in: 0..<8, using: &generator) == 0
    kind =
      (isLeaf ? Self.leaves : Kind.allCases).randomElement(using: &generator) ?? .text
    var parts: [RandomPart] = []
    if !isLeaf, !Self.leaves.contains(kind) {
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        parts.append(RandomPart(depth: depth - 1, count: &count, using: &generator))
      }
    }
    self.parts = parts
  }

  /// The part and all below it.
  var all: [RandomPart] { [self] + parts.flatMap(\.all) }
}

/// Shows a part of a random app.
struct RandomView: View {
  @ObservedObject var part: RandomPart

  var body: some View {
    simple ?? control ?? container ?? modified ?? holder ?? AnyView(EmptyView())
  }

  @ViewBuilder var content: some View {
    ForEach(0..<part.parts.count) { RandomView(part: part.parts[$0]) }
  }

  /// Many rows of several heights, some of them with state and some of several views.
  private var many: some View {
    ForEach(0..<(part.isOn ? 200 : 120), id: \.self) { number in
      if number % 7 == 3 { first }
      if number % 11 != 5 {
        Text("\(part.text) \(number)").frame(height: CGFloat(20 + number % 5 * 20))
      }
    }
    .onDelete { _ in part.text = "deleted" }
    .onMove { _, _ in part.text = "moved" }
  }

  var first: some View {
    Group { if let first = part.parts.first { RandomView(part: first) } }
  }

  var rest: some View {
    ForEach(part.parts.dropFirst().map(\.number), id: \.self) { number in
      RandomView(part: part.parts.first { $0.number == number } ?? part)
    }
  }

  private var simple: AnyView? {
    switch part.kind {
    case .text: AnyView(Text(part.text))
    case .image: AnyView(Image(systemName: part.isOn ? "star" : "house"))
    case .spacedText:
      AnyView(
        HStack {
          Text(part.text)
          Spacer()
          if part.isOn { Text("on") }
        })
    case .field: AnyView(TextField("field \(part.number)", text: $part.text))
    case .toggle: AnyView(Toggle(part.text, isOn: $part.isOn))
    case .button: AnyView(Button(part.text) { part.isOn.toggle() })
    case .gauge: AnyView(Gauge(value: part.isOn ? 0.5 : 0.2) { Text(part.text) })
    case .chip: AnyView(Toggle(part.text, isOn: $part.isOn).toggleStyle(.button))
    case .growing: AnyView(TextField("growing", text: $part.text, axis: .vertical))
    case .progress: AnyView(ProgressView(part.text, value: part.isOn ? 0.5 : 0.2))
    default: nil
    }
  }

  private var container: AnyView? {
    switch part.kind {
    case .row: AnyView(HStack { content })
    case .column: AnyView(VStack(alignment: part.isOn ? .leading : .center) { content })
    case .layers: AnyView(ZStack { content })
    case .scroll: AnyView(ScrollView { content })
    case .list: AnyView(List { content })
    case .sections:
      AnyView(
        List {
          Section(part.text) { first }
          Section {
            rest
          } footer: {
            Text(part.text)
          }
        })
    case .rows:
      AnyView(List(part.isOn ? 0..<3 : 0..<2) { _ in first })
    case .form: AnyView(Form { content })
    case .lazyColumn: AnyView(ScrollView { LazyVStack { many } })
    case .lazyShelf: AnyView(ScrollView(.horizontal) { LazyHStack { many } })
    case .grid:
      AnyView(
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: part.isOn ? 60 : 90))]) { many }
        })
    case .longList: AnyView(List { many })
    case .shelves:
      AnyView(
        List {
          ForEach(0..<40) { number in
            Section("section \(number)") {
              many
              if number == 0 { rest }
            }
          }
        })
    case .selected:
      AnyView(
        List(selection: Binding<String?>(get: { part.text }, set: { part.text = $0 ?? "" })) {
          ForEach(["a", "word", "b"], id: \.self) { Text($0) }
        })
    case .disclosed:
      AnyView(DisclosureGroup(part.text, isExpanded: $part.isOn) { content })
    case .editable:
      AnyView(
        List { many }.environment(
          \.editMode, .constant(part.isOn ? EditMode.active : .inactive)))
    case .link:
      AnyView(
        NavigationLink {
          rest
        } label: {
          first
        })
    case .label:
      AnyView(
        Label {
          first
        } icon: {
          rest
        })
    case .tabs:
      AnyView(
        TabView {
          first.tabItem { Label(part.text, systemImage: "house") }
          rest.tabItem { Text(part.isOn ? "on" : "off") }
        })
    case .pages:
      AnyView(
        TabView {
          first
          rest
        }
        .tabViewStyle(.page(indexDisplayMode: part.isOn ? .always : .never)))
    case .columns:
      AnyView(
        NavigationSplitView {
          first.navigationTitle(part.text)
        } detail: {
          VStack { rest }
        })
    case .group: AnyView(GroupBox(part.text) { content })
    case .labeled:
      AnyView(
        LabeledContent {
          first
        } label: {
          Text(part.text)
        })
    case .repeated: AnyView(ForEach(0..<(part.isOn ? 2 : 1)) { _ in first })
    case .optional: AnyView(Group { if part.isOn { first } else if part.number % 3 == 0 { rest } })
    case .either: AnyView(Group { if part.isOn { first } else { VStack { rest } } })
    default: nil
    }
  }

  private var modified: AnyView? {
    switch part.kind {
    case .padding: AnyView(first.padding(part.isOn ? 4 : 16))
    case .frame: AnyView(first.frame(width: 120, height: part.isOn ? 40 : 60))
    case .wideFrame: AnyView(first.frame(maxWidth: .infinity, alignment: .leading))
    case .offset: AnyView(first.offset(x: part.isOn ? 30 : 0))
    case .combined: AnyView(VStack { content }.accessibilityElement(children: .combine))
    case .contained: AnyView(HStack { content }.accessibilityElement(children: .contain))
    case .identified: AnyView(VStack { content }.accessibilityIdentifier(part.text))
    case .hidden: AnyView(HStack { content }.accessibilityHidden(part.isOn))
    case .disabled: AnyView(VStack { content }.disabled(part.isOn))
    case .tap: AnyView(HStack { content }.onTapGesture { part.isOn.toggle() })
    case .clipped: AnyView(first.frame(width: 50, height: 20).clipped())
    case .overlay: AnyView(first.overlay { rest })
    case .background: AnyView(first.background { Button(part.text) {} })
    case .elevated: AnyView(ZStack { content.zIndex(part.isOn ? 2 : 0) })
    case .appearing: AnyView(VStack { first.onAppear { part.isOn = true } })
    case .toolbar: AnyView(first.toolbar { Button(part.text) { part.isOn.toggle() } })
    case .tools:
      AnyView(
        first.toolbar {
          if part.isOn { ToolbarItem(placement: .bottomBar) { Button(part.text) {} } }
          ToolbarItem(placement: .principal) { Text(part.text) }
        })
    case .badge: AnyView(first.badge(part.isOn ? 3 : 0))
    case .popover: AnyView(first.popover(isPresented: $part.isOn) { VStack { rest } })
    case .dialog: AnyView(first.confirmationDialog(part.text, isPresented: $part.isOn) { rest })
    case .detents:
      AnyView(
        first.sheet(isPresented: $part.isOn) {
          VStack { rest }.presentationDetents([.medium, .large])
        })
    case .title: AnyView(first.navigationTitle(part.text))
    case .search: AnyView(first.searchable(text: $part.text))
    case .alert: AnyView(first.alert(part.text, isPresented: $part.isOn) { rest })
    case .sheet: AnyView(first.sheet(isPresented: $part.isOn) { VStack { rest } })
    case .identity: AnyView(first.id(part.isOn))
    case .fixed: AnyView(first.fixedSize(horizontal: true, vertical: part.isOn))
    case .priority: AnyView(HStack { first.layoutPriority(part.isOn ? 1 : 0) })
    default: nil
    }
  }
}
