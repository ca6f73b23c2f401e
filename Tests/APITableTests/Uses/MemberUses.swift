import Foundation
import SwiftParser
import SwiftSyntax

/// The names that test sources use, as far as syntax tells.
struct MemberUses {
  /// Names with the labels of the arguments they are called with.
  private var calls: [String: Set<[String]>] = [:]
  private var names: Set<String> = []
  private var overrides: Set<String> = []
  private var hasSubscripts = false

  /// Reads all sources below a folder.
  init(folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let tree = Parser.parse(source: try String(contentsOf: file, encoding: .utf8))
      read(Syntax(tree))
    }
  }

  /// Reads one source.
  init(source: String) { read(Syntax(Parser.parse(source: source))) }

  /// Whether a member of Apple's is used, called or overridden.
  func covers(_ member: AppleMember) -> Bool {
    let name = member.name
    switch name.kind {
    case .type: return names.contains(lastName(name.base)) || names.contains(name.base)
    case .alias: return true
    case .property, .enumCase: return names.contains(name.base)
    case .subscript: return hasSubscripts
    case .function:
      return overrides.contains(name.text)
        || isCalled(name.base, labels: name.labels, required: member.requiredLabels)
    case .initializer:
      let type = lastName(member.owner)
      let required = member.requiredLabels
      return isCalled(type, labels: name.labels, required: required)
        || isCalled("init", labels: name.labels, required: required)
        || (name.labels.allSatisfy { $0.hasSuffix("Literal") } && names.contains(type))
    }
  }

  private func lastName(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }

  /// A closure behind a call, which may stand for any parameter.
  private static let closure = "{}"

  /// Whether there is a call with all labels but those of parameters that have a default.
  private func isCalled(_ base: String, labels: [String], required: [String]) -> Bool {
    calls[base]?.contains { call in
      let closures = call.count { $0 == Self.closure }
      let named = call.filter { $0 != Self.closure }
      var open = required
      for label in named {
        if let place = open.firstIndex(of: label) { open.remove(at: place) }
      }
      return isSubsequence(named, of: labels) && open.count <= closures
        && call.count <= labels.count
    } ?? false
  }

  private func isSubsequence(_ part: [String], of whole: [String]) -> Bool {
    var rest = whole[...]
    for label in part {
      guard let place = rest.firstIndex(of: label) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  private mutating func read(_ node: Syntax) {
    // A list instead of recursion: expressions can be nested deeply.
    var pending = [node]
    while let node = pending.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self) {
        note(call)
      } else if node.is(SubscriptCallExprSyntax.self) {
        hasSubscripts = true
      } else if let function = node.as(FunctionDeclSyntax.self) {
        for name in MemberName.names(of: DeclSyntax(function)) { overrides.insert(name.text) }
      } else if let token = node.as(TokenSyntax.self), case .identifier = token.tokenKind {
        names.insert(MemberName.plain(token))
      } else if let token = node.as(TokenSyntax.self), case .keyword = token.tokenKind {
        // Names such as `default` and `open` are keywords elsewhere.
        names.insert(token.text)
      }
      pending += node.children(viewMode: .sourceAccurate)
    }
  }

  private mutating func note(_ call: FunctionCallExprSyntax) {
    let base: String
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      base = MemberName.plain(member.declName.baseName)
    } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      base = MemberName.plain(name.baseName)
    } else {
      return
    }
    var labels = call.arguments.map { $0.label.map(MemberName.plain) ?? "_" }
    if call.trailingClosure != nil { labels.append(Self.closure) }
    labels += call.additionalTrailingClosures.map { MemberName.plain($0.label) }
    calls[base, default: []].insert(labels)
  }
}
