extension Version2 {
  /// What an action did.
  ///
  /// - Parameters:
  ///   - title: Such as `Tap "Settings" Button`.
  ///   - target: The element as messages name it.
  /// - Returns: The kind, and what the title says that it was done to; their title is the same.
  package static func action(
    titled title: String, on target: String
  ) -> (kind: ActionKind, place: String) {
    let candidates = [simple(title), timed(title), moved(title), typed(title), device(title)]
    let found = candidates.lazy.compactMap(\.self).first {
      Wording.title(of: $0.kind, at: $0.place) == title
    }
    return found ?? (.other(title: title), target)
  }

  private typealias Reading = (kind: ActionKind, place: String)

  /// Titles that end with what it was done to.
  private static func simple(_ title: String) -> Reading? {
    if let match = title.wholeMatch(
      of: /Tap (.*) ([0-9]+) times with ([0-9]+) touches/.dotMatchesNewlines()),
      let count = Int(match.2), let fingers = Int(match.3)
    {
      return (.taps(count: count, fingers: fingers), String(match.1))
    }
    var kinds: [ActionKind] = [
      .tap, .doubleTap, .twoFingerTap, .hover, .click, .doubleClick, .rightClick,
    ]
    kinds += HandDirection.allCases.map { .swipe(direction: $0) }
    for kind in kinds {
      let beginning = Wording.title(of: kind, at: "x").dropLast()
      if title.hasPrefix(beginning) { return (kind, String(title.dropFirst(beginning.count))) }
    }
    return nil
  }

  /// Presses, and drags that begin with one.
  private static func timed(_ title: String) -> Reading? {
    if let match = title.wholeMatch(
      of: /Press (.*) for (\S+)s then drag to (.*)/.dotMatchesNewlines()),
      let seconds = Double(match.2)
    {
      return (.drag(seconds: seconds, to: String(match.3)), String(match.1))
    }
    if let match = title.wholeMatch(of: /Press (.*) for (\S+)s/.dotMatchesNewlines()),
      let seconds = Double(match.2)
    {
      return (.press(seconds: seconds), String(match.1))
    }
    return nil
  }

  /// What moves or changes by an amount.
  private static func moved(_ title: String) -> Reading? {
    if let match = title.wholeMatch(
      of: /Pinch (.*) with scale (\S+) and velocity (\S+)/.dotMatchesNewlines()),
      let scale = Double(match.2), let velocity = Double(match.3)
    {
      return (.pinch(scale: scale, velocity: velocity), String(match.1))
    }
    if let match = title.wholeMatch(of: /Rotate (.*) by (\S+) radians/.dotMatchesNewlines()),
      let radians = Double(match.2)
    {
      return (.rotate(radians: radians), String(match.1))
    }
    if let match = title.wholeMatch(of: /Scroll (.*) by \{(\S+), (\S+)\}/.dotMatchesNewlines()),
      let dx = Double(match.2), let dy = Double(match.3)
    {
      return (.scroll(dx: dx, dy: dy), String(match.1))
    }
    if let match = title.wholeMatch(of: /Scroll (.*) to visible/.dotMatchesNewlines()) {
      return (.scrollToVisible, String(match.1))
    }
    if let match = title.wholeMatch(of: /Drag (.*) to (.*)/.dotMatchesNewlines()) {
      return (.drag(seconds: nil, to: String(match.2)), String(match.1))
    }
    if let match = title.wholeMatch(
      of: /Adjust (.*) to normalized slider position (\S+)/.dotMatchesNewlines()),
      let position = Double(match.2)
    {
      return (.adjustSlider(position: position), String(match.1))
    }
    if let match = title.wholeMatch(
      of: /Adjust (.*) to picker wheel value '(.*)'/.dotMatchesNewlines())
    {
      return (.adjustWheel(value: String(match.2)), String(match.1))
    }
    return nil
  }

  private static func typed(_ title: String) -> Reading? {
    if let match = title.wholeMatch(
      of: /Type '(.*)' key with modifiers '(.*)' \(0x([0-9a-f]+)\)/.dotMatchesNewlines()),
      let flags = UInt(match.3, radix: 16)
    {
      return (.typeKey(key: String(match.1), signs: String(match.2), flags: flags), "")
    }
    if let match = title.wholeMatch(of: /Type '(.*)' into (.*)/.dotMatchesNewlines()) {
      return (.type(text: String(match.1)), String(match.2))
    }
    return nil
  }

  /// What was done with the device as a whole.
  private static func device(_ title: String) -> Reading? {
    let kinds: [(String, (String) -> ActionKind)] = [
      ("Set device orientation to ", { .setOrientation(name: $0) }),
      ("Set device appearance to ", { .setAppearance(name: $0) }),
      ("Set device location to ", { .setLocation(text: $0) }),
      ("Open URL ", { .openURL(text: $0) }),
    ]
    for (beginning, kind) in kinds where title.hasPrefix(beginning) {
      return (kind(String(title.dropFirst(beginning.count))), "Device")
    }
    guard title.hasPrefix("Press "), title.hasSuffix(" Button") else { return nil }
    return (.pressButton(name: String(title.dropFirst(6).dropLast(7))), "Device")
  }
}
