import SourceModel

/// What an app's sources say that doubts are found from.
struct DoubtFacts {
  /// A property of a type.
  struct Property {
    var name: String
    /// The names of its attributes.
    var attributes: Set<String>
    /// The key path of an attribute such as `@Environment(\.dismiss)`.
    var keyPath: String?
    var type: String?
    /// The type whose initializer its first value comes from.
    var made: String?
    var hasValue: Bool
    var isConstant: Bool
    var isComputed: Bool
    var isStatic: Bool
    var location: SourceLocation
  }

  /// A method or something else that has a name and a place.
  struct Place {
    var name: String
    var location: SourceLocation
  }

  /// A link with a value.
  struct Link {
    /// The value as it is written.
    var written: String
    /// The type of the value where the expression shows it.
    var type: String?
    /// The property that the value is, where it is one.
    var property: String?
    var location: SourceLocation
  }

  /// A type with all its extensions.
  struct TypeFacts {
    var name: String
    var isClass = false
    var inherited: Set<String> = []
    var attributes: Set<String> = []
    var properties: [Property] = []
    var methods: [Place] = []
    /// The names that each member mentions.
    var mentions: [String: Set<String>] = [:]
    /// The names that are assigned to or changed.
    var changed: Set<String> = []
    /// The names that are handed to methods and closures.
    var passed: Set<String> = []
    /// What is called in the content of what it presents.
    var callsInPresented: [Place] = []
    var links: [Link] = []
    var emptyActions: [Place] = []
    var lostCopies: [Place] = []
    /// The objects and other values that it makes.
    var made: [Place] = []
    var sameTags: [Place] = []

    var isView: Bool { inherited.contains("View") }
    var isObserved: Bool {
      inherited.contains("ObservableObject") || attributes.contains("Observable")
    }

    func mentions(_ name: String) -> Bool { mentions.values.contains { $0.contains(name) } }
  }

  /// The types, by name.
  var types: [String: TypeFacts] = [:]
  /// The types of values that have a destination.
  var destinations: Set<String> = []

  /// The views, by name.
  var views: [TypeFacts] { types.values.filter(\.isView).sorted { $0.name < $1.name } }

  /// Whether anything but a member itself mentions its name.
  func isUsed(_ name: String, of type: String) -> Bool {
    types.values.contains { other in
      other.mentions.contains { member, names in
        names.contains(name) && !(other.name == type && member == name)
      }
    }
  }

  /// Whether anything changes a property of that name.
  func isChanged(_ name: String) -> Bool { types.values.contains { $0.changed.contains(name) } }
}
