import SourceModel
import SwiftParser
import SwiftSyntax

/// What methods are called.
extension MethodWriter {
  /// Name and parameters, called for the new element as the model's are for its own.
  func name(like model: MethodModel) -> (String, [(String, String)]) {
    let query: String? =
      if case .member(let element) = model.reference { element.queryName } else { nil }
    let words =
      if case .inline(let expression) = model.reference {
        PageNaming.words(
          of: MethodModel.literals(in: expression).first?.representedLiteralValue ?? "",
          isIdentifier: true)
      } else { [String]() }
    let formerFull = model.elementName ?? PageNaming.name(of: words)
    let formerBase = naming.base(of: formerFull, query: query)
    let former = model.node.name.text
    let (full, base) = (elementWord, naming.base(of: elementWord, query: addition.target.query))
    let parameters = parameterNames(model, formerBase, base)
    if !element.parameters.isEmpty {
      let verb = Self.verb(addition)
      let function = element.expression.prefix { $0 != "(" }
      let isNew = !element.insertions.isEmpty
      let name = isNew || taken.contains(verb) ? verb + PageNaming.capital(String(function)) : verb
      return (PageNaming.unique(name, besides: taken), [])
    }
    guard does(model) else {
      return (unique(Self.verb(addition) + PageNaming.capital(full), base), parameters)
    }
    if model.node.signature.parameterClause.parameters.first?.firstName.text == formerBase {
      // `type(title:)`
      return (former, parameters)
    }
    let pairs = model.elementName == nil ? [] : [(formerFull, full)]
    for (old, new) in pairs + [(formerBase, base)] where !old.isEmpty {
      if former == old { return (unique(new, base), parameters) }
      let word = PageNaming.capital(old)
      if former.contains(word) {
        let name = former.replacing(word, with: PageNaming.capital(new), maxReplacements: 1)
        guard fits(former, of: model) else { continue }
        return (unique(name, base), parameters)
      }
    }
    return (unique(plainName(base), base), parameters)
  }

  /// Whether the verb of a model's name says what the method does too.
  private func fits(_ former: String, of model: MethodModel) -> Bool {
    if Self.ways.contains(where: former.hasPrefix) {
      // Who presses Save or Cancel goes somewhere too, and means something else.
      return addition.landing != nil
        && !Self.ends(naming.base(of: elementWord, query: addition.target.query))
    }
    return addition.landing != nil || !addition.acts || model.deeds.type == page.name
      || Self.plainVerbs.contains(where: former.hasPrefix)
  }

  /// Verbs that say where a tap leads.
  private static let ways = ["goTo", "open", "show", "navigate", "present", "visit"]

  /// Buttons that end something.
  private static let enders = [
    "cancel", "save", "done", "ok", "close", "delete", "confirm", "submit",
  ]

  /// Whether a button ends something, by what it is called.
  private static func ends(_ word: String) -> Bool {
    enders.contains(where: word.lowercased().hasSuffix)
  }

  /// Verbs that fit any element; others say what their own does.
  private static let plainVerbs = [
    "tap", "press", "click", "touch", "select", "toggle", "type", "enter", "fill", "set", "swipe",
    "doubleTap", "longPress",
  ]

  /// Whether the model does what the method is to do, and not another gesture.
  private func does(_ model: MethodModel) -> Bool {
    guard case .touch(let call) = addition.act else { return true }
    let name = String(call.prefix { $0 != "(" })
    return switch model.deed {
    case .tap: name == "tap"
    case .doubleTap: name == "doubleTap"
    case .press: name == "press"
    case .swipe(let direction): name.lowercased() == "swipe" + direction
    default: true
    }
  }

  /// What the element is called in names of methods.
  var elementWord: String {
    if let name = element.name, !isShared { return name }
    if !element.parameters.isEmpty {
      return String(element.expression.prefix { $0 != "(" })
    }
    let words = PageNaming.words(of: addition.target)
    let name = PageNaming.name(of: words)
    return name.isEmpty ? PageNaming.name(of: [PageNaming.typeWord(addition.target.query)]) : name
  }

  func unique(_ name: String, _ base: String) -> String {
    let free = name.isSwiftName && !taken.contains(name)
    return free ? name : PageNaming.unique(plainName(base), besides: taken)
  }

  /// What the method is called where no other gives it a name; an assertion of a text says which.
  func plainName(_ base: String) -> String {
    let name = Self.verb(addition) + PageNaming.capital(base)
    switch addition.act {
    case .assertText(let attribute): return name + PageNaming.capital(attribute)
    case .assertGone: return name + "IsGone"
    case .assertHolds("isEnabled", false): return name + "IsDisabled"
    case .assertHolds(let attribute, let holds):
      return name + (holds ? "Is" : "IsNot") + attribute.dropFirst("is".count)
    case .drag(_, let goal):
      guard self.goal?.parameters.isEmpty == true else { return name }
      let word = self.goal?.name ?? PageNaming.name(of: PageNaming.words(of: goal.target))
      return name + "To" + PageNaming.capital(naming.base(of: word, query: goal.target.query))
    case .touch, .type, .adjust, .assertExists: return name
    }
  }

  static func verb(_ addition: PageAddition) -> String {
    switch addition.act {
    case .touch(let call):
      call.hasPrefix("swipe")
        ? String(call.prefix { $0 != "(" })
        : call.hasPrefix("tap") && addition.landing != nil && !ends(addition.target.key)
          ? "open" : String(call.prefix { $0 != "(" })
    case .drag: "drag"
    case .type: "type"
    case .adjust(.slider): "set"
    case .adjust(.wheel): "choose"
    case .assertExists, .assertText, .assertGone, .assertHolds: "assert"
    }
  }

  /// New names of parameters that are called as the model's element is.
  private func parameterNames(
    _ model: MethodModel, _ former: String, _ base: String
  ) -> [(String, String)] {
    let names = model.node.signature.parameterClause.parameters.flatMap {
      [$0.firstName.text, $0.secondName?.text].compactMap(\.self)
    }
    return names.contains(former) && base.isSwiftName ? [(former, base)] : []
  }
}
