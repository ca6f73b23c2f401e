import DeviceServices

/// Whether the interface is light or dark.
public enum ColorScheme: Sendable, CaseIterable {
  /// Dark on light, and light on dark.
  case light, dark
}

/// Whether the app is in use.
public enum ScenePhase: Comparable, Sendable {
  /// Not visible, visible, and in use.
  case background, inactive, active
}

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Sendable {
  /// Little and much room.
  case compact, regular
}

/// How large the person wants text to be.
public enum DynamicTypeSize: Comparable, CaseIterable, Sendable {
  /// The sizes, smallest first.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
}

/// Takes a presented or pushed screen away.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated let isPresented: Bool
  /// Whether the screen is a sheet or the like, and not pushed.
  nonisolated package let isModal: Bool
  nonisolated private let action: @MainActor () -> Void

  nonisolated init(
    isPresented: Bool, isModal: Bool = false, action: @escaping @MainActor () -> Void
  ) {
    self.isPresented = isPresented
    self.isModal = isModal
    self.action = action
  }

  /// Takes the screen away.
  public func callAsFunction() { action() }

  /// Takes the screen away from code that is not isolated, which runs on the same one thread.
  nonisolated func perform() {
    let action = action
    MainActor.assumeIsolated { action() }
  }
}

/// The older way to ask about and end a presentation.
public struct PresentationMode {
  /// Whether the screen is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Takes the screen away.
  public mutating func dismiss() { isPresented = false }
}

/// Opens a web address.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    fileprivate enum Outcome { case handled, discarded, system(URL?) }

    fileprivate let outcome: Outcome
    /// The app opened the address.
    public static let handled = Result(outcome: .handled)
    /// The address is ignored.
    public static let discarded = Result(outcome: .discarded)
    /// The system opens the address.
    public static let systemAction = Result(outcome: .system(nil))

    /// The system opens another address instead.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  nonisolated(unsafe) private let handler: (URL) -> Result

  /// Creates an action from a handler.
  nonisolated public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens an address and tells whether that worked.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(open(url))
  }

  private func open(_ url: URL) -> Bool {
    switch handler(url).outcome {
    case .handled: true
    case .discarded: false
    case .system(let other): DeviceServices.shared.links.open(other ?? url)
    }
  }
}
