import ElementModel
import PredicateLanguage
import SessionProtocol
import SourceModel

/// What to say of where in the app's sources something comes from: a *perhaps*, with places.
extension FailureScene {
  /// Places of the sources that something comes from, in words.
  struct Trail {
    /// The parts of a sentence, each with a place.
    var parts: [String] = []
    /// The place that most likely has to be changed.
    var location: SourceLocation?

    mutating func add(_ part: String, _ location: SourceLocation) {
      guard !parts.contains(part), parts.count < Trail.limit else { return }
      parts.append(part)
      self.location = location
    }

    mutating func add(_ other: Trail) {
      for part in other.parts where !parts.contains(part) && parts.count < Self.limit {
        parts.append(part)
      }
      location = location ?? other.location
    }

    private static let limit = 5
  }

  /// A trail as a sentence to be added to another.
  func sentence(of trail: Trail) -> String {
    guard !trail.parts.isEmpty else { return "" }
    let parts = trail.parts.joined(separator: language.say("; ", ja: "、"))
    return language.say(" Perhaps the app's code: \(parts).", ja: "アプリのコードかもしれません: \(parts)。")
  }

  /// A cause with a trail.
  func adding(_ trail: Trail, to cause: FailureCause) -> FailureCause {
    var cause = cause
    cause.text += sentence(of: trail)
    cause.location = cause.location ?? trail.location
    return cause
  }

  // MARK: What is shown

  /// Where what an element says comes from, and what changed it.
  func trail(of attribute: Read.Attribute, of element: Element) -> Trail {
    guard let control = control(of: element, in: now) else { return rowTrail(of: element) }
    var trail = Trail()
    let flow = sources.flow.value
    var origins = variable(flow.origins(of: control.shown, in: control.owner))
    show(control.shown, in: &trail)
    if let maker = giver(of: control) { show(maker.shown, in: &trail) }
    if origins.isEmpty, let rows = control.rows {
      origins = variable(flow.origins(of: rows, in: control.owner))
      tellRows(rows, in: &trail)
    }
    if origins.isEmpty, let condition = control.conditions.first {
      // It may be what that has found.
      origins = variable(flow.origins(of: condition, in: control.owner))
    }
    tell(origins, in: &trail)
    let last = lastChange(of: attribute, element.id)
    let effects = last.map { self.effects(of: $0.event) } ?? []
    tellChanges(of: origins, by: effects, in: &trail)
    if let deed, screen(before: deed)?.element(withID: element.id) == nil {
      trail.add(self.trail(of: deed))
    }
    return trail
  }

  /// The view that gives another one what it shows.
  private func giver(of control: CodeControl) -> CodeControl? {
    let flow = sources.flow.value
    let isGiven = control.shown.mentions.contains { path in
      let found = flow.resolve(path, in: control.owner)
      guard let first = found.first.map({ flow.members[$0] }) else { return false }
      return first.owner == control.owner && first.isGiven
        && (first.isConstant || found.count == 1)
    }
    let makers = flow.makers(of: control.owner).filter { !$0.shown.mentions.isEmpty }
    return isGiven && makers.count < 3 ? makers.first : nil
  }

  private func show(_ passage: CodePassage, in trail: inout Trail) {
    guard !passage.text.isEmpty else {
      trail.add(
        language.say("shown at \(passage.location)", ja: "\(passage.location) で表示"),
        passage.location)
      return
    }
    trail.add(
      language.say(
        "\(passage.location) shows `\(passage.text)`",
        ja: "\(passage.location) が `\(passage.text)` を表示"),
      passage.location)
  }

  private func tellRows(_ rows: CodePassage, in trail: inout Trail) {
    trail.add(
      language.say(
        "its rows are those of `\(rows.text)` (\(rows.location))",
        ja: "行は `\(rows.text)`（\(rows.location)）"), rows.location)
  }

  /// The members of which a value may change.
  func variable(_ positions: [Int]) -> [Int] {
    let flow = sources.flow.value
    return positions.filter { position in
      let member = flow.members[position]
      guard member.kind == .stored else { return true }
      return !member.isConstant && !(member.isGiven && flow.changes(of: position).isEmpty)
    }
  }

  /// How members are computed, those before others of which the steps before spoke.
  private func tell(_ origins: [Int], in trail: inout Trail) {
    let members = sources.flow.value.members
    let computed = origins.map { members[$0] }.filter { $0.kind != .stored && $0.name != "body" }
    let words = deed.flatMap { control(of: $0) }.map { TextLikeness(to: $0.shown.text) }
    let changed = Set((deed.map { self.effects(of: $0) } ?? []).map { members[$0.member].name })
    func score(_ member: CodeFlow.Member) -> Double {
      let reads = member.body.mentions.contains { $0.last.map(changed.contains) ?? false }
      return (reads ? 1 : 0) + (words?.score(of: member.name) ?? 0)
    }
    let ordered = computed.enumerated().sorted { one, other in
      (score(other.element), one.offset) < (score(one.element), other.offset)
    }
    for member in ordered.prefix(2).map(\.element) {
      let (text, at) = (member.body.text, member.body.location)
      trail.add(
        text.isEmpty
          ? language.say("\(member.name) is made at \(at)", ja: "\(member.name) は \(at)")
          : language.say(
            "\(member.name) is `\(text)` (\(at))", ja: "\(member.name) は `\(text)`（\(at)）"),
        at)
    }
  }

  /// What has changed members, or may have.
  private func tellChanges(
    of origins: [Int], by effects: [CodeFlow.Effect], in trail: inout Trail
  ) {
    let flow = sources.flow.value
    let relevant = effects.filter { effect in
      !effect.change.isBinding && effect.path.contains(where: origins.contains)
    }
    if !relevant.isEmpty {
      for effect in relevant.prefix(3) { tell(effect.change, in: &trail) }
      return
    }
    let stored = origins.filter { flow.members[$0].kind == .stored }
    // What code changes is wrong more often than what only a control is bound to.
    let written = stored.filter { flow.changes(of: $0).contains { !$0.isBinding } }
    let others = stored.filter { !written.contains($0) }
    for position in (written + others).prefix(2) { tellWriters(of: position, in: &trail) }
  }

  private func tell(_ change: CodePassage.Change, in trail: inout Trail) {
    trail.add(
      language.say(
        "`\(change.text)` at \(change.location)", ja: "\(change.location) の `\(change.text)`"),
      change.location)
  }

  /// What changes a property anywhere.
  func tellWriters(of position: Int, in trail: inout Trail) {
    let flow = sources.flow.value
    let member = flow.members[position]
    let changes = flow.changes(of: position)
    let key = member.storageKey.map { " (\($0.quotedForPredicate))" } ?? ""
    let (first, at) = (member.body.text, member.body.location)
    let beginning = first.isEmpty ? "" : language.say(" as `\(first)`", ja: "（`\(first)`）")
    guard !changes.isEmpty else {
      trail.add(
        language.say(
          "nothing changes \(member.name)\(key), which begins\(beginning) at \(at)",
          ja: "\(at) の \(member.name)\(key)\(beginning) を変更するコードはない"), at)
      return
    }
    if changes.allSatisfy(\.isBinding), !first.isEmpty {
      trail.add(
        language.say(
          "\(member.name)\(key) begins\(beginning) at \(at)",
          ja: "\(member.name)\(key) の初期値は\(beginning)\(at)"), at)
    }
    let places = changes.prefix(3).map { change in
      "`\(change.text)` (\(change.location))"
    }.joined(separator: ", ")
    trail.add(
      language.say(
        "\(member.name)\(key) is changed by \(places)\(changes.count > 3 ? " …" : " only")",
        ja: "\(member.name)\(key) を変更するのは \(places)\(changes.count > 3 ? " など" : "")"),
      changes[0].location)
  }

  // MARK: Rows

  /// Where the rows of the lists on the screen come from.
  func rowTrail(of element: Element? = nil) -> Trail {
    let shown = ShownViews(now, sources)
    var trail = Trail()
    var seen: Set<SourceLocation> = []
    let lists = sources.flow.value.controls.filter { $0.rows?.mentions.isEmpty == false }
    let most = lists.map { shown.count(of: $0.owner) }.max() ?? 0
    for control in lists where shown.count(of: control.owner) == most && most > 0 {
      guard let rows = control.rows, !seen.contains(rows.location) else { continue }
      let origins = variable(sources.flow.value.origins(of: rows, in: control.owner))
      guard !origins.isEmpty else { continue }
      seen.insert(rows.location)
      guard seen.count < 3 else { break }
      tellRows(rows, in: &trail)
      tell(origins, in: &trail)
      let effects = deed.map { self.effects(of: $0) } ?? []
      tellChanges(of: origins, by: effects, in: &trail)
    }
    return trail
  }

  // MARK: What is done

  /// What an action does, by the sources.
  func trail(of event: Event) -> Trail {
    var trail = Trail()
    guard let control = control(of: event), case .action(let action) = event.content,
      !action.kind.isSwipe
    else { return trail }
    let flow = sources.flow.value
    if let destination = control.destination {
      let text = destination.text.isEmpty ? "" : " `\(destination.text)`"
      trail.add(
        language.say(
          "it leads to\(text) (\(destination.location))", ja: "遷移先は\(text)（\(destination.location)）"
        ),
        destination.location)
    }
    guard let deed = control.deed else { return trail }
    let text = deed.text.isEmpty ? "" : " `\(deed.text)`"
    trail.add(
      language.say(
        "its action is\(text) (\(deed.location))", ja: "アクションは\(text)（\(deed.location)）"),
      deed.location)
    for position in flow.methods(of: deed, in: control.owner).prefix(3) {
      let method = flow.members[position]
      if let place = method.body.silentCatches.first {
        trail.add(
          language.say(
            "\(method.name)() does nothing with errors that it catches at \(place)",
            ja: "\(method.name)() は \(place) で捕まえたエラーを無視する"), place)
      }
      for condition in method.body.guards.prefix(2) { tell(condition, of: method, in: &trail) }
    }
    let changes = flow.effects(of: deed, in: control.owner).map(\.change).filter {
      !$0.isBinding && $0.text != deed.text
    }
    for change in changes.prefix(3) { tell(change, in: &trail) }
    return trail
  }

  private func tell(_ condition: CodePassage, of method: CodeFlow.Member, in trail: inout Trail) {
    guard !condition.text.isEmpty else { return }
    trail.add(
      language.say(
        "\(method.name)() goes on only if `\(condition.text)` (\(condition.location))",
        ja: "\(method.name)() が続くのは `\(condition.text)`（\(condition.location)）のときだけ"),
      condition.location)
    let origins = sources.flow.value.origins(of: condition, in: method.owner)
    let stored = variable(origins).filter { sources.flow.value.members[$0].kind == .stored }
    if let first = stored.first, stored.count == 1 { tellWriters(of: first, in: &trail) }
  }

  // MARK: What it depends on

  /// What has to hold for a view to be there.
  func conditionTrail(of control: CodeControl) -> Trail {
    let flow = sources.flow.value
    var trail = Trail()
    var conditions = control.conditions.map { (passage: $0, owner: control.owner) }
    if conditions.isEmpty, control.rows == nil {
      conditions = flow.makers(of: control.owner).prefix(1).flatMap { maker in
        maker.conditions.map { ($0, maker.owner) }
      }
    }
    if let rows = control.rows {
      tellRows(rows, in: &trail)
      let origins = variable(flow.origins(of: rows, in: control.owner))
      tell(origins, in: &trail)
      tellChanges(of: origins, by: deed.map { self.effects(of: $0) } ?? [], in: &trail)
    }
    for (condition, owner) in conditions.prefix(2) {
      trail.add(
        language.say(
          "it depends on `\(condition.text)` (\(condition.location))",
          ja: "`\(condition.text)`（\(condition.location)）による"), condition.location)
      let origins = variable(flow.origins(of: condition, in: owner))
      tell(origins, in: &trail)
      let stored = origins.filter { flow.members[$0].kind == .stored }
      for position in stored.prefix(1) { tellWriters(of: position, in: &trail) }
    }
    return trail
  }

  /// What disables an element.
  func disablingTrail(of element: Element, in tree: ElementTree) -> Trail {
    var trail = Trail()
    guard let control = control(of: element, in: tree), let disabling = control.disabling else {
      return trail
    }
    trail.add(
      language.say(
        "it is disabled by `\(disabling.text)` (\(disabling.location))",
        ja: "`\(disabling.text)`（\(disabling.location)）で無効になる"), disabling.location)
    tell(variable(sources.flow.value.origins(of: disabling, in: control.owner)), in: &trail)
    return trail
  }
}
