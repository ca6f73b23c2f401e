import ElementModel

/// A root screen and the screens pushed on top of it.
public struct NavigationStack<Data, Root: View>: View {
  private let path: Binding<[AnyHashable]>?
  private let root: Root

  /// Creates a stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack whose path the app keeps, of values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = Binding(
      get: { path.wrappedValue.elements },
      set: { elements in
        var copy = path.wrappedValue
        copy.elements = elements
        path.wrappedValue = copy
      })
    self.root = root()
  }

  /// Creates a stack whose path the app keeps.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { elements in
        path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element })
      })
    self.root = root()
  }
}

extension NavigationStack: PrimitiveView {
  package func update(_ node: ViewNode) { node.updateNavigation(root: root, path: path) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    [NavigationScreen(node: node).build(in: context)]
  }
}

extension ViewNode {
  /// How long a push or pop takes.
  static let pushDuration = Duration.milliseconds(350)

  /// The model of a node that is a navigation stack.
  var navigationModel: NavigationModel { memory(NavigationModel(invalidator: invalidator)) }

  /// Evaluates the root and then the pushed screens, which those below may have changed.
  func updateNavigation<Root: View>(root: Root, path: Binding<[AnyHashable]>?) {
    let model = navigationModel
    let isFirst = child(.role(.content)) == nil
    let before = model.entries.map(\.key)
    model.update(path: path, elements: path.map { read($0) }) {
      var environment = environment
      environment.navigation = model
      model.column = primitive is NavigationColumn ? environment.splitColumn : nil
      environment.editMode = slot("edit mode") { EditModeStore() }.binding
      updateChild(.role(.content), root, environment: environment)
      var index = 0
      while index < model.entries.count {
        let entry = model.entries[index]
        var inner = entry.environment ?? environment
        inner.navigation = model
        inner.editMode = model.editMode(of: entry.key).binding
        let depth = index
        inner.dismiss = DismissAction(isPresented: true) { model.cut(to: depth) }
        let screen = making { model.view(for: entry) }
        updateChild(entry.key, screen, environment: inner)
        index += 1
      }
    }
    let after = model.entries.map(\.key)
    let shown = slot("shown screens") { ShownScreens() }
    if !isFirst, before != after || shown.keys != after {
      graph.beginTransition(Self.pushDuration, label: "navigation transition")
    }
    shown.keys = after
  }
}

/// The screens that a navigation stack has last shown.
@MainActor private final class ShownScreens {
  var keys: [NodeKey] = []
}

extension NavigationStack: StructuralView {}
