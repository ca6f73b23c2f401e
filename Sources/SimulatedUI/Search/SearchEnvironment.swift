/// A search as views below are told of it: views that read the environment are evaluated when it
/// is another one, so the flag stands beside the model that has it.
private struct SearchState {
  let model: SearchModel
  let isPresented: Bool
}

private struct SearchStateKey: EnvironmentKey { static var defaultValue: SearchState? { nil } }

private struct SearchScopesKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

private struct SearchFocusKey: EnvironmentKey { static var defaultValue: [FocusTarget] { [] } }

extension EnvironmentValues {
  /// Whether people search in a searchable view around.
  @MainActor public var isSearching: Bool { self[SearchStateKey.self]?.isPresented ?? false }

  /// Ends the search of a searchable view around.
  @MainActor public var dismissSearch: DismissSearchAction {
    DismissSearchAction(model: searchModel)
  }

  /// The search of a searchable view around.
  @MainActor var searchModel: SearchModel? {
    get { self[SearchStateKey.self]?.model }
    set {
      self[SearchStateKey.self] = newValue.map {
        SearchState(model: $0, isPresented: $0.isPresented)
      }
    }
  }

  /// What to choose the scope of a search from.
  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// What to choose from while people search.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// What follows the keyboard focus of search fields.
  var searchFocusTargets: [FocusTarget] {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let model: SearchModel?

  /// Ends the search: the field is emptied, and the keyboard goes.
  public func callAsFunction() { model?.dismiss() }
}

/// Where a search field is to be.
public struct SearchFieldPlacement: Sendable {
  /// How a field in a navigation bar shows.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As the place suggests.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// As the place suggests.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the toolbar, in the middle.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the title of the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// When scopes of a search show.
public struct SearchScopeActivation: Sendable {
  /// As the place suggests.
  public static var automatic: SearchScopeActivation { SearchScopeActivation() }
  /// Once there is text.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
  /// Once the field is in use.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

/// Where suggestions of a search show.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Places for suggestions.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public var rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In the content.
    public static let content = Set(rawValue: 2)
  }

  private let name: String

  /// As the place suggests.
  public static var automatic: SearchSuggestionsPlacement {
    SearchSuggestionsPlacement(name: "automatic")
  }
  /// In a menu.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
  /// In the content.
  public static var content: SearchSuggestionsPlacement {
    SearchSuggestionsPlacement(name: "content")
  }
}

/// What becomes of a toolbar while people search.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// As the place suggests.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior()
  }
  /// It stays.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior()
  }
}

extension EnvironmentValues {
  /// Where suggestions of a search show.
  ///
  /// No visible effect.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}
