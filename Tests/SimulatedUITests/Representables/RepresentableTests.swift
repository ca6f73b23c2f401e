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
    driver.app.typeText("Ada")
    #expect(driver.exists("typed: Ada"))
  }

  @Test func viewsOfTheAppAreElements() {
    let driver = AppDriver { Camera().frame(width: 200, height: 300) }
    let camera = driver.find("camera")
    #expect(camera?.type == .other)
    #expect(camera?.frame.size == CGSize(width: 200, height: 300))
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
      view.addSubview(label)
      let button = UIButton(
        primaryAction: UIAction(title: "present") { [weak self] _ in
          self?.present(UIHostingController(rootView: Text("hosted")), animated: true)
        })
      view.addSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      label.text = "loaded, appeared"
    }
  }

  func makeUIViewController(context: Context) -> Controller { Controller() }

  func updateUIViewController(_ controller: Controller, context: Context) {}
}
