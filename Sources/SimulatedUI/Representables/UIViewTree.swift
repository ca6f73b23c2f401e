import ElementModel
import SimulatedUIKit

/// Shows a view of UIKit and all that is in it.
struct UIViewTree: View, PrimitiveView {
  let view: UIView
  /// Whether it reaches under bars, as a screen of its own does.
  var isScreen = false

  func update(_ node: ViewNode) {
    let invalidator = node.invalidator
    // What its layout changes now is seen below.
    view.onChange = {}
    view.layoutIfNeeded()
    view.onChange = { invalidator.invalidate() }
    node.updateChild(.role(.content), view.content)
  }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    guard isScreen || view.takesRoom else { return node.buildChildren(in: context) }
    return node.buildStack(UIViewRootRule(view: view, isScreen: isScreen), in: context)
  }
}

extension UIView {
  /// Whether the view lays out what is in it, in the room that SwiftUI gives.
  fileprivate var takesRoom: Bool {
    switch kind {
    case .plain: !(subviews.isEmpty || self is UIControl || self is UILabel)
    case .hosting, .web: false
    case .navigation, .tabs: true
    }
  }

  /// The view of SwiftUI that stands for this one, with what accessibility says of it.
  var content: AnyView {
    guard !isHidden, alpha > 0 else { return AnyView(EmptyView()) }
    let (identifier, label, value) =
      (accessibilityIdentifier, accessibilityLabel, accessibilityValue)
    let traits = accessibilityTraits
    return AnyView(
      recognizing(decorated(control))
        .changingElements { element in
          if let identifier { element.identifier = identifier }
          if let label { element.label = label }
          if let value { element.value = value }
          traits.apply(to: &element)
        }
        .accessibilityHidden(accessibilityElementsHidden)
        .allowsHitTesting(isUserInteractionEnabled))
  }

  /// The control of SwiftUI that stands for the view.
  private var control: AnyView {
    switch self {
    case let label as UILabel:
      Text(verbatim: label.text ?? "").lineLimit(
        label.numberOfLines == 0 ? nil : label.numberOfLines
      )
      .styled(label.font, label.isEnabled ? label.textColor : .tertiaryLabel, label.textAlignment)
    case let button as UIButton: AnyView(UIButtonContent(button: button))
    case let field as UITextField: AnyView(UITextFieldContent(field: field))
    case let text as UITextView:
      AnyView(
        TextEditor(text: Binding(get: { text.text ?? "" }, set: { text.type($0) }))
          .disabled(!text.isEditable).styled(text.font, text.textColor)
          .modifier(
            UIKeyboardTraits(
              type: text.keyboardType, returnKey: text.returnKeyType,
              capitalization: text.autocapitalizationType)))
    case let image as UIImageView:
      if let picture = image.image {
        AnyView(Image(uiImage: picture).foregroundStyle(Color(uiColor: image.tintColor)))
      } else {
        AnyView(EmptyView())
      }
    case let sign as UIActivityIndicatorView:
      if sign.isAnimating || !sign.hidesWhenStopped {
        AnyView(ProgressView())
      } else {
        AnyView(EmptyView())
      }
    case let control as UISwitch:
      AnyView(
        Toggle(
          "", isOn: Binding(get: { control.isOn }, set: { control.change { $0.isOn = $1 }($0) })
        )
        .labelsHidden().disabled(!control.isEnabled))
    case let slider as UISlider:
      AnyView(
        Slider(
          value: Binding(
            get: { slider.value }, set: { slider.change { $0.value = $1 }($0) }),
          in: slider.minimumValue...max(slider.minimumValue, slider.maximumValue)
        )
        .disabled(!slider.isEnabled))
    case let segments as UISegmentedControl:
      AnyView(
        Picker(
          "",
          selection: Binding(
            get: { segments.selectedSegmentIndex },
            set: { segments.change { $0.selectedSegmentIndex = $1 }($0) })
        ) {
          ForEach(Array(segments.titles.enumerated()), id: \.offset) { number, title in
            Text(verbatim: title).tag(number)
          }
        }
        .pickerStyle(.segmented).labelsHidden().disabled(!segments.isEnabled))
    case let stepper as UIStepper:
      AnyView(
        Stepper(
          "",
          value: Binding(
            get: { stepper.value }, set: { stepper.change { $0.value = $1 }($0) }),
          in: stepper.minimumValue...max(stepper.minimumValue, stepper.maximumValue),
          step: stepper.stepValue
        )
        .labelsHidden().disabled(!stepper.isEnabled))
    case let progress as UIProgressView: AnyView(ProgressView(value: progress.progress))
    case let bar as UIToolbar:
      AnyView(
        HStack {
          ForEach(ShownObject.all(bar.items ?? [])) { UIBarButtonContent(item: $0.object) }
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .contain)
        .changingElements { $0.type = .toolbar })
    case let table as UITableView: AnyView(UITableContent(table: table))
    case let grid as UICollectionView: AnyView(UICollectionContent(grid: grid))
    case let scroller as UIScrollView: AnyView(UIScrollContent(scroller: scroller))
    case let control as UIControl:
      AnyView(
        container.onTapGesture {
          control.sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
        })
    default: container
    }
  }

  /// A view of no control's class: an element with what is in it.
  private var container: AnyView {
    switch kind {
    case .hosting(let content as AnyView): content
    case .navigation(let controller): AnyView(UINavigationContent(controller: controller))
    case .tabs(let controller): AnyView(UITabBarContent(controller: controller))
    case .web:
      AnyView(
        Color.clear.accessibilityElement().changingElements { $0.type = .webView })
    case .plain where !subviews.isEmpty:
      AnyView(
        UIViewLayers(view: self)
          .accessibilityElement(children: isAccessibilityElement ? .combine : .contain))
    default:
      AnyView(
        Color.clear.accessibilityElement().frame(width: width, height: height))
    }
  }

  private var width: CGFloat? { length(intrinsicContentSize.width, frame.width) }
  private var height: CGFloat? { length(intrinsicContentSize.height, frame.height) }

  /// The length that content or a frame gives; nil to take what is offered.
  private func length(_ content: CGFloat, _ frame: CGFloat) -> CGFloat? {
    if content > 0 { return content }
    return superview != nil && frame > 0 ? frame : nil
  }
}

/// What a control does when a person changes it.
@MainActor private protocol PersonalControl: UIControl {}

extension PersonalControl {
  /// A function that takes a value and tells of it.
  func change<Value>(_ set: @escaping (Self, Value) -> Void) -> (Value) -> Void {
    { value in
      set(self, value)
      self.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}

extension UISwitch: PersonalControl {}
extension UISlider: PersonalControl {}
extension UISegmentedControl: PersonalControl {}
extension UIStepper: PersonalControl {}

/// Shows a button of UIKit.
private struct UIButtonContent: View {
  let button: UIButton
  let look = Look()

  /// All that UIKit has given it; in a view of SwiftUI it takes no more than its title.
  private var room: CGFloat? { button.superview == nil ? nil : .infinity }

  var body: some View {
    Button {
      button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    } label: {
      HStack(spacing: button.configuration?.imagePadding ?? 4) {
        let title = button.currentTitle ?? button.titleLabel?.text
        if let image = button.currentImage {
          Image(uiImage: image).accessibilityHidden(title != nil)
        }
        if let title {
          Text(verbatim: title).styled(button.titleFont, button.currentTitleColor)
        }
      }
      .frame(maxWidth: room, maxHeight: room)
    }
    .disabled(!button.isEnabled)
  }
}

/// Shows a text field of UIKit.
private struct UITextFieldContent: View {
  let field: UITextField
  let look = Look()

  var body: some View {
    let text = Binding(get: { field.text ?? "" }, set: { field.type($0) })
    Group {
      if field.isSecureTextEntry {
        SecureField(field.placeholder ?? "", text: text)
      } else {
        TextField(
          field.placeholder ?? "", text: text,
          onEditingChanged: { isEditing in
            if isEditing {
              field.sendActions(for: .editingDidBegin)
              field.delegate?.textFieldDidBeginEditing(field)
            } else {
              field.sendActions(for: .editingDidEnd)
              field.delegate?.textFieldDidEndEditing(field)
            }
          })
      }
    }
    .styled(field.font, field.textColor, field.textAlignment)
    .onSubmit { _ = field.delegate?.textFieldShouldReturn(field) }
    .disabled(!field.isEnabled)
    .modifier(
      UIKeyboardTraits(
        type: field.keyboardType, returnKey: field.returnKeyType,
        capitalization: field.autocapitalizationType))
  }
}
