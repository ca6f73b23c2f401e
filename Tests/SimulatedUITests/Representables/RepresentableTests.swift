import ElementModel
import SimulatedUIKit
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct RepresentableTests {
  @Test func viewsOfUIKitAreTheirControls() throws {
    let driver = AppDriver { FormScreen() }
    #expect(driver.find("Hello", .staticText) != nil)
    try driver.tap("Count", .button)
    #expect(driver.exists("1 times", .staticText))
    let field = try #require(driver.elements.first { $0.type == .textField })
    #expect(field.placeholderValue == "Name")
    #expect(field.identifier == "name")
  }

  @Test func coordinatorsHearWhatIsTyped() throws {
    let driver = AppDriver { FormScreen() }
    try driver.tap("name", .textField)
    #expect(driver.exists("Go", .button) && driver.exists("@", .key))
    driver.app.typeText("Ada")
    #expect(driver.exists("typed: Ada"))
  }

  @Test func viewsOfTheAppAreElements() {
    let driver = AppDriver { Camera().frame(width: 200, height: 300) }
    let camera = driver.find("camera")
    #expect(camera?.type == .other)
    #expect(camera?.frame.size == CGSize(width: 200, height: 300))
  }

  @Test func whatChangesInViewsOfUIKitShows() throws {
    let board = UIStackView()
    let button = UIButton(type: .system)
    button.setTitle("Start", for: .normal)
    let row = UIStackView(arrangedSubviews: [button])
    board.addArrangedSubview(row)
    let driver = AppDriver { Board(board: board) }
    #expect(driver.find("Start", .button) != nil)

    button.setTitle("Stop", for: .normal)
    #expect(driver.find("Stop", .button) != nil)
    #expect(driver.find("Start", .button) == nil)

    let label = UILabel()
    label.text = "Later"
    row.addArrangedSubview(label)
    #expect(driver.exists("Later", .staticText))
  }

  @Test func stacksAndWhatIsInThemHaveIdentifiersOfTheirOwn() {
    let driver = AppDriver { IdentifiedStack() }
    #expect(driver.find("rows")?.type == .other)
    #expect(driver.find("first")?.label == "First")
  }

  @Test func framesSayWhereViewsAreAndWhatIsInFront() throws {
    let driver = AppDriver { Overlay() }
    let camera = try #require(driver.find("camera"))
    let frame = try #require(driver.find("frame"))
    #expect(frame.frame == camera.frame.offsetBy(dx: 10, dy: 20).sized(width: 50, height: 60))
    #expect(driver.exists("Hold still", .staticText))
    try driver.tap("Close", .button)
    #expect(driver.exists("closed", .staticText))
  }

  @Test func navigationControllersHaveBarsAndWaysBack() throws {
    let driver = AppDriver { Guide() }
    #expect(driver.find("Guide", .navigationBar) != nil)
    try driver.tap("Next", .button)
    #expect(driver.find("Second", .navigationBar) != nil)
    #expect(driver.find("Guide", .navigationBar) == nil)
    let add = try #require(driver.find("add"))
    #expect(add.label == "Add", "it shows a sign, and is called by its name")
    try driver.tap("add", .button)
    #expect(driver.exists("added", .staticText))
    try driver.tap("Guide", .button)
    #expect(driver.find("Guide", .navigationBar) != nil)
  }

  @Test func alertsOfUIKitHaveButtons() throws {
    let driver = AppDriver { Guide() }
    try driver.tap("Ask", .button)
    #expect(driver.find("Really?", .alert) != nil)
    #expect(driver.exists("It is far.", .staticText))
    try driver.tap("Go", .button)
    #expect(driver.find("Really?", .alert) == nil)
    #expect(driver.exists("gone", .staticText))
  }

  @Test func whatSomebodyPutsIntoTheWindowShows() {
    let driver = AppDriver(WindowApp.self)
    #expect(driver.exists("scene", .staticText))
    let controller = UIHostingController(rootView: Text("window"))
    UIApplication.shared.windows.first?.rootViewController = controller
    #expect(driver.exists("window", .staticText))
    #expect(!driver.exists("scene", .staticText))
    UIApplication.shared.windows.first?.rootViewController = nil
    #expect(driver.exists("scene", .staticText))
  }

  @Test func controllersLiveAsOnADevice() throws {
    let driver = AppDriver { ControllerScreen() }
    #expect(driver.exists("loaded, appeared"))
    try driver.tap("present", .button)
    #expect(driver.exists("hosted", .staticText))
  }
}

private struct Field: UIViewRepresentable {
  @Binding var text: String

  @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: Field

    init(parent: Field) { self.parent = parent }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      parent.text = textField.text ?? ""
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = "Name"
    field.returnKeyType = .go
    field.keyboardType = .emailAddress
    field.accessibilityIdentifier = "name"
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.parent = self
    field.text = text
  }
}

private struct Greeting: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStackView {
    let title = UILabel()
    title.text = "Hello"
    let count = UILabel()
    count.text = "0 times"
    var number = 0
    let button = UIButton(
      primaryAction: UIAction(title: "Count") { _ in
        number += 1
        count.text = "\(number) times"
      })
    let stack = UIStackView(arrangedSubviews: [title, count, button])
    stack.axis = .vertical
    return stack
  }

  func updateUIView(_ uiView: UIStackView, context: Context) {}
}

private struct FormScreen: View {
  @State private var name = ""

  var body: some View {
    VStack {
      Greeting()
      Field(text: $name)
      Text("typed: \(name)")
    }
  }
}

private struct Camera: UIViewRepresentable {
  final class PreviewView: UIView {}

  func makeUIView(context: Context) -> PreviewView {
    let view = PreviewView()
    view.accessibilityIdentifier = "camera"
    return view
  }

  func updateUIView(_ uiView: PreviewView, context: Context) {}
}

private struct ControllerScreen: UIViewControllerRepresentable {
  final class Controller: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "loaded"
      view.addBelow(label)
      let button = UIButton(
        primaryAction: UIAction(title: "present") { [weak self] _ in
          self?.present(UIHostingController(rootView: Text("hosted")), animated: true)
        })
      view.addBelow(button)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      label.text = "loaded, appeared"
    }
  }

  func makeUIViewController(context: Context) -> Controller { Controller() }

  func updateUIViewController(_ controller: Controller, context: Context) {}
}

private struct WindowApp: App {
  var body: some Scene {
    WindowGroup { Text("scene") }
  }
}

private struct IdentifiedStack: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStackView {
    let label = UILabel()
    label.text = "First"
    label.accessibilityIdentifier = "first"
    let stack = UIStackView(arrangedSubviews: [label])
    stack.accessibilityIdentifier = "rows"
    return stack
  }

  func updateUIView(_ uiView: UIStackView, context: Context) {}
}

/// A camera's picture with a frame, a text and a button in front of it.
private struct Overlay: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let camera = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    camera.accessibilityIdentifier = "camera"
    let frame = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
    frame.accessibilityIdentifier = "frame"
    let hint = UILabel()
    hint.text = "Hold still"
    hint.frame = CGRect(x: 10, y: 100, width: 200, height: 40)
    let close = UIButton(primaryAction: UIAction(title: "Close") { _ in hint.text = "closed" })
    for part in [camera, frame, hint, close] { view.addBelow(part) }
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

extension CGRect {
  fileprivate func sized(width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(origin: origin, size: CGSize(width: width, height: height))
  }
}

/// Two screens of a navigation controller.
private struct Guide: UIViewControllerRepresentable {
  final class First: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Guide"
      let label = UILabel()
      let next = UIAction(title: "Next") { [weak self] _ in
        self?.navigationController?.pushViewController(Second(), animated: true)
      }
      let ask = UIAction(title: "Ask") { [weak self] _ in
        let alert = UIAlertController(
          title: "Really?", message: "It is far.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in label.text = "gone" })
        self?.present(alert, animated: true)
      }
      for part in [label, UIButton(primaryAction: next), UIButton(primaryAction: ask)] {
        view.addBelow(part)
      }
    }
  }

  final class Second: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Second"
      let label = UILabel()
      label.text = "second"
      view.addBelow(label)
      let add = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { _ in label.text = "added" })
      add.accessibilityIdentifier = "add"
      navigationItem.rightBarButtonItem = add
    }
  }

  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: First())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

private struct Board: UIViewRepresentable {
  let board: UIStackView

  func makeUIView(context: Context) -> UIStackView { board }

  func updateUIView(_ view: UIStackView, context: Context) {}
}

extension UIView {
  /// Adds a view; one without a frame gets one below the others and below bars.
  fileprivate func addBelow(_ part: UIView) {
    if part.frame.size == .zero {
      part.sizeToFit()
      part.frame.origin.y = max(130, subviews.map(\.frame.maxY).max() ?? 0)
      part.frame.size.width = max(100, part.frame.width)
    }
    addSubview(part)
  }
}
