/// The screens of one navigation stack above its root.
@MainActor final class NavigationModel {
  /// A screen that has been pushed.
  struct Entry {
    /// Identity: a value's place in the path, or the node that presents the screen.
    let key: NodeKey
    /// The value of the path that it shows, if it shows one.
    var value: AnyHashable?
    /// The content, if it is not found by the value.
    var content: (any View)?
    /// The environment of what presents it.
    var environment: EnvironmentValues?
    /// Tells what presented the screen that it has gone.
    var onPop: () -> Void = {}
  }

  /// The edit mode of a screen: each has its own, which goes with it.
  func editMode(of key: NodeKey) -> EditModeStore {
    if let store = editModes[key] { return store }
    let keys = Set(entries.map(\.key))
    editModes = editModes.filter { keys.contains($0.key) }
    let store = EditModeStore()
    editModes[key] = store
    return store
  }

  /// A way to make screens of values, with the environment it was declared in.
  typealias Destination = (AnyHashable) -> (any View)?

  private(set) var entries: [Entry] = []
  /// The column whose stack this is; its links show their screens in the next one.
  var column: SplitColumn?
  /// Titles that screens have shown, for the back button of the one above.
  var titles: [NodeKey: String] = [:]
  private var editModes: [NodeKey: EditModeStore] = [:]
  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var path: Binding<[AnyHashable]>?
  private let invalidator: Invalidator
  /// Whether the stack is being evaluated, so that a change needs no further evaluation.
  private var isUpdating = false

  init(invalidator: Invalidator) { self.invalidator = invalidator }

  /// Takes in the path the app has set, and lets the stack evaluate its screens.
  func update(path: Binding<[AnyHashable]>?, _ body: () -> Void) {
    self.path = path
    isUpdating = true
    if let path { follow(path.wrappedValue) }
    body()
    isUpdating = false
  }

  /// Makes the screen for an entry.
  func view(for entry: Entry) -> any View {
    if let content = entry.content { return content }
    guard let value = entry.value,
      let view = destinations[ObjectIdentifier(type(of: value.base))]?(value)
    else { return EmptyView() }
    return view
  }

  /// Declares how values of a type are shown.
  func setDestination(for type: Any.Type, _ destination: @escaping Destination) {
    destinations[ObjectIdentifier(type)] = destination
    // Screens that are there were made by the one before, which may have had other values.
    if !isUpdating, !entries.isEmpty { invalidator.invalidate() }
    let isUsed = entries.contains { entry in
      entry.value.map { Swift.type(of: $0.base) == type } ?? false
    }
    if isUsed { changed() }
  }

  /// Pushes the screen for a value.
  func push(_ value: AnyHashable) {
    let entry = Entry(key: .id(value, 0), value: value)
    let isKnown = destinations[ObjectIdentifier(type(of: value.base))] != nil
    if let column = linkTarget, path == nil, isKnown {
      var replacement = entry
      replacement.content = view(for: entry)
      column.model.replace(columnAfter: column.index, by: replacement)
      return
    }
    if let path {
      path.wrappedValue.append(value)
    } else {
      appendValue(value)
    }
    changed()
  }

  /// Pushes a screen on behalf of a node, or renews the content of one that is there.
  func present(
    by node: ViewNode, content: any View, onPop: @escaping () -> Void = {}
  ) {
    let entry = Entry(
      key: .id(AnyHashable(node.id), 0), content: content, environment: node.wholeEnvironment,
      onPop: onPop)
    if let column = linkTarget {
      column.model.replace(columnAfter: column.index, by: entry)
      return
    }
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
    changed()
  }

  /// The column whose links show their screens in the next one, if this is the stack of such a one.
  private var linkTarget: SplitColumn? {
    guard let column, column.index < column.model.columnCount - 1 else { return nil }
    return column
  }

  /// Whether a node has a screen on the stack.
  func isPresented(by node: ViewNode) -> Bool {
    let key = NodeKey.id(AnyHashable(node.id), 0)
    if let column = linkTarget { return column.model.shows(key, columnAfter: column.index) }
    return entries.contains { $0.key == key }
  }

  /// Takes away the screen that a node presented, and those above.
  func withdraw(by node: ViewNode) {
    let key = NodeKey.id(AnyHashable(node.id), 0)
    if let column = linkTarget {
      column.model.withdraw(key, columnAfter: column.index)
      return
    }
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    cut(to: index)
  }

  /// Takes away all screens above a number of them.
  func cut(to count: Int) {
    guard count >= 0, count < entries.count else { return }
    let gone = entries[count...]
    entries.removeSubrange(count...)
    let values = entries.compactMap(\.value)
    if let path, path.wrappedValue.count != values.count { path.wrappedValue = values }
    for entry in gone.reversed() { entry.onPop() }
    changed()
  }

  private func follow(_ values: [AnyHashable]) {
    let current = entries.compactMap(\.value)
    guard current != values else { return }
    let common = zip(current, values).prefix { $0 == $1 }.count
    // What is above the last common value goes, whoever presented it.
    var seen = 0
    let keep =
      entries.firstIndex { entry in
        if entry.value != nil { seen += 1 }
        return seen > common
      } ?? entries.count
    for entry in entries[keep...].reversed() { entry.onPop() }
    entries.removeSubrange(keep...)
    for value in values.dropFirst(common) { appendValue(value) }
  }

  private func appendValue(_ value: AnyHashable) {
    let place = entries.filter { $0.value != nil }.count
    entries.append(Entry(key: .id(value, place), value: value))
  }

  private func changed() {
    if !isUpdating { invalidator.invalidate() }
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The stack that links in this place push onto.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
