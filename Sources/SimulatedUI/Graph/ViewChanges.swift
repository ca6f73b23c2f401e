/// Why the body of a view is being run, in the words of SwiftUI's `_printChanges()`.
@MainActor struct ViewChanges {
  /// The reasons for the body that is being run at the moment.
  static var current: ViewChanges?

  private let type: any View.Type
  private let node: ViewNode
  private let cause: EvaluationCause
  private let sources: [AnyObject]

  init<Content: View>(
    of type: Content.Type, node: ViewNode, cause: EvaluationCause, sources: [AnyObject]
  ) {
    self.type = type
    self.node = node
    self.cause = cause
    self.sources = sources
  }

  /// What is printed, such as `CounterView: @self, _count changed.`, in one line.
  var text: String {
    var changes: [String] = []
    switch cause {
    case .new: changes = ["@self", "@identity"] + names
    case .changed: changes = ["@self"] + changedNames
    case .asked: changes = changedNames
    }
    let what = changes.isEmpty ? "unchanged." : changes.joined(separator: ", ") + " changed."
    return "\(type): \(what)"
  }

  private var names: [String] {
    func open<Content: View>(_ type: Content.Type) -> [String] { DynamicFields.names(of: type) }
    return _openExistential(type, do: open)
  }

  private var changedNames: [String] {
    names.indices.filter { slot in
      node.storage.slots[slot].map { kept in sources.contains { $0 === kept } } ?? false
    }
    .map { names[$0] }
  }
}

extension View {
  /// Prints what made SwiftUI run the body it is called from: names of properties, `@self` for the
  /// value of the view and `@identity` for a view that is new.
  ///
  /// Lines have the form that Apple's take ("Understanding and improving SwiftUI performance").
  public static func _printChanges() {
    if let changes = ViewChanges.current { print(changes.text) }
  }

  /// Logs what made SwiftUI run the body it is called from.
  ///
  /// On a device it goes to the log of `com.apple.SwiftUI`; here that is the app's output.
  public static func _logChanges() { _printChanges() }
}
