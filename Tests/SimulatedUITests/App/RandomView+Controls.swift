import SwiftUI

/// The rest of what a random app shows, in two parts: controls, and what holds other views.
extension RandomView {
  private var number: Binding<Int> {
    Binding(
      get: { part.text.count }, set: { part.text = String(repeating: "x", count: max(0, $0)) })
  }

  /// A control by itself.
  var control: AnyView? {
    switch part.kind {
    case .secure: AnyView(SecureField("secret", text: $part.text))
    case .editor: AnyView(TextEditor(text: $part.text).frame(height: part.isOn ? 80 : 50))
    case .slider:
      AnyView(
        Slider(
          value: Binding(get: { part.isOn ? 0.7 : 0.2 }, set: { part.isOn = $0 > 0.5 })))
    case .stepper: AnyView(SwiftUI.Stepper("count \(part.text.count)", value: number, in: 0...9))
    case .choice:
      AnyView(
        Picker(part.text, selection: $part.isOn) {
          Text("yes").tag(true)
          Text("no").tag(false)
        })
    case .segments:
      AnyView(
        Picker("segments", selection: $part.isOn) {
          Text(part.text).tag(true)
          Text("other").tag(false)
        }
        .pickerStyle(.segmented))
    case .date:
      AnyView(
        DatePicker(
          part.text,
          selection: Binding(
            get: { Date(timeIntervalSince1970: part.isOn ? 86_400 * 400 : 0) },
            set: { part.isOn = $0.timeIntervalSince1970 > 86_400 })))
    case .swatch: AnyView(ColorPicker(part.text, selection: .constant(part.isOn ? .red : .blue)))
    case .command:
      AnyView(
        Menu(part.text) {
          Button("switch") { part.isOn.toggle() }
          Toggle("on", isOn: $part.isOn)
        })
    case .address: AnyView(Link(part.text, destination: URL(fileURLWithPath: "/nowhere")))
    default: nil
    }
  }

  /// Something around other views.
  var holder: AnyView? {
    switch part.kind {
    case .longForm: AnyView(longForm)
    case .cover: AnyView(first.fullScreenCover(isPresented: $part.isOn) { covering })
    case .table:
      AnyView(
        Grid {
          GridRow { first }
          if part.isOn { GridRow { Text(part.text) } }
          GridRow { rest }
        })
    case .fitting:
      AnyView(
        ViewThatFits {
          first.frame(width: part.isOn ? 900 : 100)
          Text(part.text)
        })
    case .measured:
      AnyView(
        GeometryReader { proxy in
          VStack {
            Text(verbatim: "\(Int(proxy.size.width))")
            first
          }
        }
        .frame(height: part.isOn ? 90 : 60))
    case .inset:
      AnyView(ScrollView { content }.safeAreaInset(edge: .bottom) { Text(part.text) })
    case .swiped:
      AnyView(
        List {
          first.swipeActions { Button("swiped") { part.isOn.toggle() } }
          rest
        })
    case .context: AnyView(first.contextMenu { Button("chosen") { part.isOn.toggle() } })
    case .outline:
      AnyView(
        List(part.all.prefix(3).map { Leaf(part: $0) }, children: \.leaves) { leaf in
          Text(leaf.part.text)
        })
    case .pinned:
      AnyView(
        ScrollView {
          LazyVStack(pinnedViews: part.isOn ? .sectionHeaders : []) {
            Section(part.text) { content }
            Section("more") { ForEach(0..<30) { Text("pinned \($0)") } }
          }
        })
    default: nil
    }
  }

  private var covering: some View {
    VStack {
      Button("uncover") { part.isOn = false }
      rest
    }
  }

  /// More rows than fit, written one by one.
  private var longForm: some View {
    Form {
      Section("static") {
        first
        Text(part.text).padding(part.isOn ? 40 : 10)
        TextField("static field", text: $part.text)
        Toggle("static switch", isOn: $part.isOn)
      }
      Section {
        content
      } header: {
        Text("contents")
      } footer: {
        Text(part.text)
      }
      Section("high") {
        Text("high 1").frame(height: 200)
        Text("high 2").frame(height: part.isOn ? 300 : 250)
        if part.isOn { Text("only now") }
        Text("high 3").frame(height: 200).onAppear {}
      }
      rest
    }
  }
}

/// A part in an outline.
private struct Leaf: Identifiable {
  let part: RandomPart
  var id: Int { part.number }
  var leaves: [Leaf]? { part.parts.isEmpty ? nil : part.parts.map { Leaf(part: $0) } }
}
