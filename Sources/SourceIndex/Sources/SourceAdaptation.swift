import SwiftParser
import SwiftSyntax

/// Sources as a compiler for an iOS simulator would read them, for a compiler that builds for Linux.
///
/// Three things are written differently: conditions of `#if` that ask for the platform become
/// `true` or `false`; `@objc` and `@objcMembers`, which say nothing where there is no Objective-C,
/// become spaces; and `#keyPath(Type.property)` becomes the string that it stands for. Everything
/// else keeps its line and column, so that messages and debug information stay right.
public enum SourceAdaptation {
  /// Changes when the same source is adapted differently, for the names of builds.
  public static let version = "adaptation 1"

  /// The text to compile instead of a file's.
  ///
  /// - Parameter file: The file as the person wrote it.
  /// - Returns: The text, as long as the original to the byte; `nil` when it is to be compiled as
  ///   it is.
  public static func text(of file: SourceFile) -> String? {
    // Most files have none of it and are not parsed.
    guard ["#if", "@objc", "#keyPath"].contains(where: file.text.contains) else { return nil }
    let edits = LargeStack.run {
      let collector = AdaptationCollector(viewMode: .sourceAccurate)
      collector.walk(Parser.parse(source: file.text))
      return collector.edits
    }
    return edits.isEmpty ? nil : apply(edits, to: file.text)
  }

  /// Writes replacements over the bytes they are for; the rest of each range becomes spaces, but
  /// line breaks stay.
  private static func apply(_ edits: [AdaptationCollector.Edit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits {
      for index in edit.range where bytes[index] != 0x0A && bytes[index] != 0x0D {
        bytes[index] = 0x20
      }
      for (index, byte) in zip(edit.range, edit.replacement.utf8) { bytes[index] = byte }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Finds what is to be written differently.
private final class AdaptationCollector: SyntaxVisitor {
  /// A text that takes the place of a longer one.
  struct Edit {
    /// The bytes of the file.
    let range: Range<Int>
    /// No longer than the range, without line breaks.
    let replacement: String

    init?(_ node: some SyntaxProtocol, _ replacement: String) {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      range = start..<node.endPositionBeforeTrailingTrivia.utf8Offset
      self.replacement = replacement
      if replacement.utf8.count > range.count { return nil }
    }
  }

  private(set) var edits: [Edit] = []

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { adapt(condition: condition) }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard ["objc", "objcMembers"].contains(node.attributeName.trimmedDescription) else {
      return .visitChildren
    }
    add(Edit(node, ""))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", node.arguments.count == 1,
      let path = node.arguments.first?.expression, let key = ObjectiveCKeyPath.string(for: path)
    else { return .visitChildren }
    add(Edit(node, "\"\(key)\""))
    return .skipChildren
  }

  private func adapt(condition: ExprSyntax) {
    let calls = ConditionCalls(viewMode: .sourceAccurate)
    calls.walk(condition)
    for call in calls.calls {
      if let holds = CompilationCondition.platformValue(of: call) {
        add(Edit(call, holds ? "true" : "false"))
      }
    }
  }

  private func add(_ edit: Edit?) {
    if let edit { edits.append(edit) }
  }

  /// The calls in a condition, such as `os(iOS)`.
  private final class ConditionCalls: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .skipChildren
    }
  }
}
