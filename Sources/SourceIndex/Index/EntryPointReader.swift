import SourceModel
import SwiftParser
import SwiftSyntax

/// Finds the types that an app starts with.
struct EntryPointReader {
  /// The app's types.
  let table: DeclarationTable
  /// The app's sources.
  let files: [SourceFile]

  private static let attributes: Set = ["main", "UIApplicationMain"]

  /// The entry points, by name: apps of SwiftUI, and delegates of UIKit's application that are
  /// marked as such or that a `main.swift` names.
  func apps() -> [AppDeclaration] {
    let types = table.types.filter { !$0.isInTests && $0.kind != .external }
    let classes = types.filter { $0.kind == .class && !$0.isPrivate }
    let delegates = classes.filter { inherits($0, "UIApplicationDelegate") }
    let scenes = classes.filter {
      inherits($0, "UIWindowSceneDelegate") || inherits($0, "UISceneDelegate")
    }
    let named = Set(files.flatMap(Self.delegatesNamedByMain))
    let starts = types.filter { type in
      named.contains(type.name) || type.attributes.contains(where: Self.attributes.contains)
    }
    return starts.compactMap { type -> AppDeclaration? in
      guard let lifeCycle = lifeCycle(of: type) else { return nil }
      return AppDeclaration(
        name: type.name, location: type.location, lifeCycle: lifeCycle,
        delegates: delegates.map(\.name).sorted(),
        sceneDelegates: lifeCycle == .uiKit ? scenes.map(\.name).sorted() : [])
    }
    .sorted { $0.name < $1.name }
  }

  private func lifeCycle(of type: TypeDeclaration) -> AppDeclaration.LifeCycle? {
    if type.inherited.contains(where: { ["App", "SwiftUI.App"].contains($0.name) }) {
      return .swiftUI
    }
    return type.kind == .class && inherits(type, "UIApplicationDelegate") ? .uiKit : nil
  }

  private func inherits(_ type: TypeDeclaration, _ name: String) -> Bool {
    table.lineageNames(of: type.name).contains { $0 == name || $0 == "UIKit.\(name)" }
  }

  /// The classes that a `main.swift` may hand to `UIApplicationMain`: the one that the call names,
  /// or, where the name is worked out before, all types that the file names.
  private static func delegatesNamedByMain(_ file: SourceFile) -> [String] {
    guard file.path.hasSuffix("/main.swift") else { return [] }
    guard file.text.contains("UIApplicationMain") else { return startedByMain(file) }
    let tree = Parser.parse(source: file.text)
    let call = DelegateFinder(viewMode: .sourceAccurate)
    call.walk(tree)
    guard call.names.isEmpty else { return call.names }
    let types = MetatypeFinder(viewMode: .sourceAccurate)
    types.walk(tree)
    return types.names
  }

  /// The type whose `main()` a `main.swift` calls: of several the last, as those before are for runs of
  /// unit tests.
  private static func startedByMain(_ file: SourceFile) -> [String] {
    guard file.text.contains(".main()") else { return [] }
    let calls = MainCallFinder(viewMode: .sourceAccurate)
    calls.walk(Parser.parse(source: file.text))
    return calls.names.suffix(1)
  }

  /// Looks for `Type.main()`.
  private final class MainCallFinder: SyntaxVisitor {
    private(set) var names: [String] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "main", let base = member.base, node.arguments.isEmpty
      else { return .visitChildren }
      names.append(base.trimmedDescription)
      return .skipChildren
    }
  }

  /// Looks for `UIApplicationMain(…, NSStringFromClass(AppDelegate.self))`.
  private final class DelegateFinder: SyntaxVisitor {
    private(set) var names: [String] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledExpression.trimmedDescription == "UIApplicationMain",
        let last = node.arguments.last
      else { return .visitChildren }
      let types = MetatypeFinder(viewMode: .sourceAccurate)
      types.walk(last)
      names += types.names
      return .skipChildren
    }
  }

  /// Looks for `Type.self`.
  private final class MetatypeFinder: SyntaxVisitor {
    private(set) var names: [String] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.declName.baseName.text == "self", let base = node.base else {
        return .visitChildren
      }
      names.append(base.trimmedDescription)
      return .skipChildren
    }
  }
}
