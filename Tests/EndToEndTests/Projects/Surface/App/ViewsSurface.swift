import SwiftUI

/// Views, shapes and contents, each in an ordinary way.
struct ViewsSurface: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var number = 1.0
  @State private var count = 1
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.red
  @State private var days: Set<DateComponents> = []
  @State private var selected: Fruit.ID?
  @State private var order = [KeyPathComparator(\Fruit.name)]
  private let fruits = [Fruit(name: "Apple"), Fruit(name: "Pear")]

  var body: some View {
    VStack {
      controls
      fields
      containers
      shapes
      table
      pictures
    }
  }

  @ViewBuilder private var controls: some View {
    Button("Button", role: .destructive) {}
    Button { count += 1 } label: { Label("Add", systemImage: "plus") }
    Toggle("Toggle", isOn: $isOn)
    Slider(value: $number, in: 0...10, step: 1)
    Stepper("Count \(count)", value: $count, in: 0...5)
    Picker("Picker", selection: $count) { ForEach(0..<3) { Text("\($0)").tag($0) } }
    DatePicker("Date", selection: $date, displayedComponents: [.date])
    MultiDatePicker("Days", selection: $days)
    ColorPicker("Colour", selection: $color)
    ControlGroup { Button("One") {} }
  }

  @ViewBuilder private var fields: some View {
    TextField("Field", text: $text, axis: .vertical)
    SecureField("Secret", text: $text)
    TextEditor(text: $text)
    Link("Link", destination: URL(fileURLWithPath: "/"))
    Menu("Menu") { Button("Choice") {} }
    ShareLink(item: "text")
    EditButton()
    RenameButton()
    PasteButton(payloadType: String.self) { _ in }
  }

  @ViewBuilder private var containers: some View {
    HStack { Spacer(); Divider() }
    ZStack { EmptyView() }
    Group { AnyView(Text("any")) }
    GroupBox("Box") { LabeledContent("Name", value: "Value") }
    DisclosureGroup("More") { Text("inside") }
    Grid { GridRow { Text("1"); Text("2") } }
    LazyVStack { Text("lazy") }
    LazyHStack { Text("lazy") }
    LazyVGrid(columns: [GridItem(.flexible())]) { Text("cell") }
    LazyHGrid(rows: [GridItem(.fixed(20))]) { Text("cell") }
  }

  @ViewBuilder private var shapes: some View {
    Circle().fill(.red)
    Capsule().stroke(.blue, lineWidth: 2)
    Ellipse().trim(from: 0, to: 0.5)
    Rectangle().inset(by: 2)
    RoundedRectangle(cornerRadius: 4).strokeBorder(.green)
    UnevenRoundedRectangle(topLeadingRadius: 4)
    AnyShape(Circle())
    ContainerRelativeShape()
    Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 5, y: 5)) }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
  }

  @ViewBuilder private var table: some View {
    Table(fruits) {
      TableColumn("Name", value: \.name)
    }
    Table(fruits, selection: $selected, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Length") { Text("\($0.name.count)") }
    }
    ScrollViewReader { proxy in
      ScrollView(.horizontal) { Button("Go") { proxy.scrollTo(1) } }
    }
    TabView { Text("tab").tabItem { Text("Tab") } }
    Form { Section("Section") { Text("row") } }
    GeometryReader { proxy in Text("\(proxy.size.width)") }
    ViewThatFits { Text("long"); Text("short") }
    NavigationSplitView { Text("side") } detail: { Text("detail") }
    NavigationView { NavigationLink("Go", destination: Text("there")) }
  }

  @ViewBuilder private var pictures: some View {
    Image(systemName: "star").resizable().renderingMode(.template).interpolation(.high)
    AsyncImage(url: nil) { $0.resizable() } placeholder: { ProgressView() }
    ProgressView("Loading", value: 0.5)
    Gauge(value: 0.5) { Text("Gauge") }
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    TimelineView(.everyMinute) { Text($0.date, style: .time) }
    ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add some"))
    ContentUnavailableView.search
  }
}
