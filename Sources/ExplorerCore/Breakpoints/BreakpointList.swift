import ElementModel
import SourceIndex
import SourceModel

/// Where a run that goes on stops.
struct BreakpointList: Sendable {
  /// Breakpoints kept at most.
  private static let limit = 200

  /// The breakpoints, in the order they were set.
  var list: [Breakpoint] = []

  /// Forgets how often each was reached.
  mutating func beginRun() {
    for number in list.indices { list[number].hits = 0 }
  }

  /// Reads the conditions again, for other sources.
  mutating func readConditions(_ index: ProjectIndex) {
    for number in list.indices where !list[number].condition.isEmpty {
      list[number].expression = try? QueryExpressionParser(index: index)
        .parse(list[number].condition)
    }
  }

  // MARK: Changes

  /// Sets a breakpoint at a place, or removes the one there.
  ///
  /// - Returns: What is said of it.
  mutating func toggle(_ place: Breakpoint.Place, _ language: Language) -> String {
    guard let number = list.firstIndex(where: { place.isMeant(by: $0.place) }) else {
      return add(Breakpoint(place: place), language)
    }
    let text = list.remove(at: number).text
    return language.say("breakpoint removed: \(text)", ja: "ブレークポイントを外しました: \(text)")
  }

  /// Adds what a person has typed.
  ///
  /// - Returns: What is said of it.
  mutating func add(_ text: String, _ index: ProjectIndex, _ language: Language) -> String {
    guard var breakpoint = Breakpoint(text: text) else {
      return language.say(
        "\"\(text)\" is no place; write FILE.swift:LINE, Type.method, #element, failure, screen,"
          + " action, assertion or wait>SECONDS",
        ja: "「\(text)」は場所ではありません。ファイル.swift:行、型.メソッド、#識別子、failure、screen、action、assertion、"
          + "wait>秒 のどれかを書いてください")
    }
    if !breakpoint.condition.isEmpty {
      do throws(ExpressionError) {
        breakpoint.expression = try QueryExpressionParser(index: index)
          .parse(breakpoint.condition)
      } catch {
        var problem = error
        problem.column += Breakpoint.conditionStart(in: text) ?? 0
        return problem.text(language)
      }
    }
    return add(breakpoint, language)
  }

  private mutating func add(_ breakpoint: Breakpoint, _ language: Language) -> String {
    var breakpoint = breakpoint
    if let known = list.firstIndex(where: { $0.place.isMeant(by: breakpoint.place) }) {
      breakpoint.place = list.remove(at: known).place
    }
    guard list.count < Self.limit else {
      return language.say(
        "there are \(Self.limit) breakpoints already", ja: "ブレークポイントはもう \(Self.limit) 個あります")
    }
    list.append(breakpoint)
    return language.say(
      "breakpoint set: \(breakpoint.text)", ja: "ブレークポイントを置きました: \(breakpoint.text)")
  }

  /// Turns a breakpoint on or off.
  mutating func toggle(_ number: Int) {
    if list.indices.contains(number) { list[number].isEnabled.toggle() }
  }

  /// Removes a breakpoint.
  mutating func remove(_ number: Int) {
    if list.indices.contains(number) { list.remove(at: number) }
  }

  // MARK: Runs

  /// What a breakpoint that a run reaches has to say.
  struct Reached: Hashable {
    var notice: String
  }

  /// Counts the breakpoints that a run reaches.
  ///
  /// - Parameters:
  ///   - moment: Where the run is.
  ///   - screen: What the app shows there, of which conditions speak.
  ///   - index: The sources, whose names conditions use.
  ///   - language: What is said in.
  /// - Returns: The one to stop at; nil when the run goes on.
  mutating func reach(
    _ moment: Breakpoint.Moment, on screen: ElementTree, _ index: ProjectIndex,
    _ language: Language
  ) -> Reached? {
    var reached: Reached?
    for number in list.indices where list[number].isEnabled {
      guard list[number].isReached(at: moment) else { continue }
      let problem: String?
      switch Self.condition(of: list[number], on: screen, index, language) {
      case .holds: problem = nil
      case .fails: continue
      case .unknown(let text): problem = text
      }
      list[number].hits += 1
      // What cannot be evaluated is told at once, whatever the count.
      guard problem != nil || list[number].hits >= list[number].count else { continue }
      let text = list[number].text
      reached = Reached(notice: language.say("breakpoint: \(text)", ja: "ブレークポイント: \(text)"))
      if let problem {
        reached?.notice = language.say(
          "breakpoint: \(text): the condition says nothing here: \(problem)",
          ja: "ブレークポイント: \(text): 条件をここでは評価できません: \(problem)")
      }
    }
    return reached
  }

  /// What a condition says of the screen.
  private enum ConditionOutcome {
    case holds, fails
    /// It can be read or evaluated only elsewhere; the sentence says why.
    case unknown(String)
  }

  private static func condition(
    of breakpoint: Breakpoint, on screen: ElementTree, _ index: ProjectIndex, _ language: Language
  ) -> ConditionOutcome {
    guard !breakpoint.condition.isEmpty else { return .holds }
    do throws(ExpressionError) {
      // The sources may be others than when it was typed.
      let expression =
        if let known = breakpoint.expression {
          known
        } else {
          try QueryExpressionParser(index: index).parse(breakpoint.condition)
        }
      let result = try expression.evaluate(in: screen)
      switch result.value {
      case .bool, nil: return result.holds ? .holds : .fails
      case let value?:
        return .unknown(
          language.say("it is \(value.description)", ja: "値は \(value.description) です"))
      }
    } catch {
      return .unknown(error.text(language))
    }
  }

  // MARK: Looking

  /// What elements are called that breakpoints are at.
  var elementTexts: [String] {
    list.compactMap { breakpoint in
      guard breakpoint.isEnabled, case .element(let text) = breakpoint.place else { return nil }
      return text
    }
  }

  /// Lines of a file that have a breakpoint, with whether it is on.
  func lines(of file: String) -> [Int: Bool] {
    var lines: [Int: Bool] = [:]
    for breakpoint in list {
      guard case .line(let end, let line) = breakpoint.place, Breakpoint.matches(file, end) else {
        continue
      }
      lines[line] = breakpoint.isEnabled
    }
    return lines
  }
}
