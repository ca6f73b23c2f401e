/// A module that files forget to import, with names by which that shows.
struct ImportableModule {
  let name: String
  /// Other modules that bring it in.
  private let carriers: Set<String>
  /// What its names begin with, before a capital letter.
  private let prefixes: [String]
  /// Names of its own that are used most.
  private let names: Set<Substring>

  /// Whether one of some imports brings it in.
  func isImported(by imports: Set<String>) -> Bool {
    imports.contains(name) || !carriers.isDisjoint(with: imports)
  }

  /// Whether a name is most likely one of its own.
  func declares(_ name: Substring) -> Bool { names.contains(name) || owns(name) }

  /// Whether a name has a prefix of which the module has all names.
  func owns(_ name: Substring) -> Bool {
    prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
  }

  /// The modules that apps and tests use most.
  static let all: [ImportableModule] = [
    ImportableModule(
      name: "XCTest", carriers: ["XCUIAutomation"], prefixes: ["XCT", "XCUI"], names: []),
    ImportableModule(
      name: "SwiftUI", carriers: [], prefixes: [],
      names: [
        "View", "App", "Scene", "WindowGroup", "ViewBuilder", "ViewModifier", "State", "Binding",
        "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable",
        "FocusState", "AppStorage", "SceneStorage", "Namespace", "Text", "Image", "Label", "Button",
        "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "Picker",
        "DatePicker", "ProgressView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack",
        "LazyVGrid", "LazyHGrid", "GridItem", "Grid", "List", "Section", "Form", "Group", "ForEach",
        "ScrollView", "NavigationStack", "NavigationView", "NavigationLink", "NavigationPath",
        "TabView", "Spacer", "Divider", "Color", "Font", "Alert", "Menu", "Link", "EmptyView",
        "AnyView", "GeometryReader", "EdgeInsets", "Circle", "Rectangle", "RoundedRectangle",
      ]),
    ImportableModule(
      name: "Combine", carriers: ["SwiftUI"], prefixes: [],
      names: [
        "ObservableObject", "Published", "AnyCancellable", "Cancellable", "PassthroughSubject",
        "CurrentValueSubject", "AnyPublisher", "Publisher", "Just", "Future",
      ]),
    ImportableModule(
      name: "UIKit", carriers: ["SwiftUI"], prefixes: ["UI"], names: []),
    ImportableModule(
      name: "Foundation", carriers: ["SwiftUI", "UIKit", "XCTest", "Combine", "XCUIAutomation"],
      prefixes: ["NS"],
      names: [
        "Date", "URL", "Data", "UUID", "URLSession", "URLRequest", "URLResponse", "Bundle",
        "FileManager", "UserDefaults", "Calendar", "DateFormatter", "DateComponents", "Locale",
        "TimeZone", "TimeInterval", "JSONDecoder", "JSONEncoder", "NumberFormatter",
        "NotificationCenter", "Notification", "Thread", "ProcessInfo", "CharacterSet", "Decimal",
        "Measurement", "IndexPath", "IndexSet", "DispatchQueue", "Timer",
      ]),
  ]
}
