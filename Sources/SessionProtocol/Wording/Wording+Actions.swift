extension Wording {
  /// What the activity log calls an action, such as `Tap "Settings" Button`.
  ///
  /// - Parameters:
  ///   - kind: What is done.
  ///   - place: The element or point as messages name it.
  /// - Returns: The line.
  package static func title(of kind: ActionKind, at place: String) -> String {
    let (verb, rest) = words(of: kind, at: place)
    return rest.isEmpty ? verb : "\(verb) \(rest)"
  }

  /// The line of an action in two parts: its first word, and what follows.
  ///
  /// - Parameters:
  ///   - kind: What is done.
  ///   - place: The element or point as messages name it.
  /// - Returns: The parts; the second is empty where there is one word only.
  package static func words(
    of kind: ActionKind, at place: String
  ) -> (first: String, rest: String) {
    switch kind {
    case .tap: ("Tap", place)
    case .doubleTap: ("Double", "tap \(place)")
    case .twoFingerTap: ("Two", "finger tap \(place)")
    case .taps(let count, let fingers): ("Tap", "\(place) \(count) times with \(fingers) touches")
    case .press(let seconds): ("Press", "\(place) for \(seconds)s")
    case .swipe(let direction): ("Swipe", "\(direction.rawValue) \(place)")
    case .pinch(let scale, let velocity):
      ("Pinch", "\(place) with scale \(scale) and velocity \(velocity)")
    case .rotate(let radians): ("Rotate", "\(place) by \(radians) radians")
    case .drag(nil, let goal): ("Drag", "\(place) to \(goal)")
    case .drag(let seconds?, let goal): ("Press", "\(place) for \(seconds)s then drag to \(goal)")
    case .type(let text): ("Type", "'\(text)' into \(place)")
    case .typeKey(let key, let signs, let flags):
      ("Type", "'\(key)' key with modifiers '\(signs)' (0x\(String(flags, radix: 16)))")
    case .scrollToVisible: ("Scroll", "\(place) to visible")
    case .scroll(let dx, let dy): ("Scroll", "\(place) by {\(dx), \(dy)}")
    case .hover: ("Hover", place)
    case .click: ("Click", place)
    case .doubleClick: ("Double", "click \(place)")
    case .rightClick: ("Right", "click \(place)")
    case .adjustSlider(let position):
      ("Adjust", "\(place) to normalized slider position \(position)")
    case .adjustWheel(let value): ("Adjust", "\(place) to picker wheel value '\(value)'")
    case .pressButton(let name): ("Press", "\(name) Button")
    case .setOrientation(let name): ("Set", "device orientation to \(name)")
    case .setAppearance(let name): ("Set", "device appearance to \(name)")
    case .setLocation(let text): ("Set", "device location to \(text)")
    case .openURL(let text): ("Open", "URL \(text)")
    case .other(let title): (title, "")
    }
  }

  /// What failure messages call an action, such as `tap` in `Failed to tap "Settings" Button`.
  package static func verb(of kind: ActionKind) -> String {
    switch kind {
    case .tap, .taps: "tap"
    case .doubleTap: "double tap"
    case .twoFingerTap: "two finger tap"
    case .press, .pressButton: "press"
    case .swipe(let direction): "swipe \(direction.rawValue)"
    case .pinch: "pinch"
    case .rotate: "rotate"
    case .drag: "drag"
    case .type: "type text into"
    case .typeKey: "type key into"
    case .scrollToVisible: "scroll to visible"
    case .scroll: "scroll"
    case .hover: "hover"
    case .click: "click"
    case .doubleClick: "double click"
    case .rightClick: "right click"
    case .adjustSlider, .adjustWheel: "adjust"
    case .setOrientation, .setAppearance, .setLocation: "set"
    case .openURL: "open"
    case .other: "act"
    }
  }

  /// A point of the screen as Xcode's log prints it, such as `{200, 130.5}`.
  ///
  /// - Parameters:
  ///   - x: Points from the left.
  ///   - y: Points from the top.
  /// - Returns: The text.
  package static func point(x: Double, y: Double) -> String { "{\(short(x)), \(short(y))}" }

  /// What something done by hand is called, such as `Tap "Settings" Button` or `Go back`.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - name: What an element or point is called.
  /// - Returns: The title.
  package static func title(
    of action: HandAction, naming name: (HandTarget) -> String
  ) -> String {
    switch action {
    case .tap(let target): title(of: .tap, at: name(target))
    case .doubleTap(let target): title(of: .doubleTap, at: name(target))
    case .press(let target, let seconds): title(of: .press(seconds: seconds), at: name(target))
    case .type(let text): typing(text)
    case .typeInto(let id, let text): title(of: .type(text: text), at: name(.element(id: id)))
    case .swipe(let target, let direction):
      title(of: .swipe(direction: direction), at: name(target))
    case .scroll(let target, let dx, let dy): title(of: .scroll(dx: dx, dy: dy), at: name(target))
    case .drag(let start, let end):
      title(of: .drag(seconds: nil, to: name(end)), at: name(start))
    case .back: "Go back"
    case .adjust(let id, let position):
      title(of: .adjustSlider(position: position), at: name(.element(id: id)))
    case .turnWheel(let id, let value):
      title(of: .adjustWheel(value: value), at: name(.element(id: id)))
    case .home: title(of: .pressButton(name: "Home"), at: "Device")
    case .turn(let orientation):
      title(of: .setOrientation(name: orientation.rawValue), at: "Device")
    case .activate: "Activate the app"
    case .launch(let launch):
      launch.text.isEmpty ? "Launch the app" : "Launch the app with \(launch.text)"
    case .advance(let seconds): "Let \(seconds)s pass"
    case .call(let call): call.title
    case .assert(let claim): title(of: claim)
    }
  }

  /// What something that a person asserts is called, such as `Assert "Total" StaticText exists`.
  private static func title(of claim: HandClaim) -> String {
    let words =
      switch claim.kind {
      case .exists: "exists"
      case .gone: "is gone"
      case .label: "has its label"
      case .value: "has its value"
      case .enabled: "is enabled"
      case .disabled: "is disabled"
      case .selected: "is selected"
      case .unselected: "is not selected"
      case .hittable: "is hittable"
      }
    return "Assert \(claim.name) \(words)"
  }

  /// Typing into whatever has keyboard focus.
  package static func typing(_ text: String) -> String { "Type '\(text)'" }
}

extension Action {
  /// As Xcode's activity log words it, such as `Tap "Settings" Button`.
  package var title: String { Wording.title(of: kind, at: place ?? target) }

  /// The title without its first word, for readers who have another one for the gesture; all of a
  /// title that is one word.
  package var titleAfterVerb: String {
    let words = Wording.words(of: kind, at: place ?? target)
    return words.rest.isEmpty ? words.first : words.rest
  }
}
