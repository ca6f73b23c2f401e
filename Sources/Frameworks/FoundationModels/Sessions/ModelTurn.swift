import DeviceServices
import Synchronization

/// A question and its answer.
struct ModelTurn: Sendable {
  /// The conversation.
  let session: LanguageModelSession
  /// What is asked.
  let prompt: Prompt
  /// What is to be answered with; `nil` for a text.
  let schema: GenerationSchema?
  /// How.
  let options: GenerationOptions

  /// What has come of it.
  struct Outcome: Sendable {
    /// The answer.
    let content: GeneratedContent
    /// What was said and done for it.
    let entries: ArraySlice<Transcript.Entry>
  }

  /// Asks, in virtual time.
  ///
  /// - Parameter onPart: Told what there is of the answer, each time that there is more.
  /// - Throws: ``LanguageModelSession/GenerationError``, ``LanguageModelSession/ToolCallError``, or
  ///   that the task was cancelled.
  /// - Returns: What has come of it.
  func run(onPart: @Sendable (GeneratedContent) -> Void) async throws -> Outcome {
    guard let number = session.beginTurn() else {
      throw LanguageModelSession.GenerationError.concurrentRequests(
        .init(debugDescription: "The session answers something else already."))
    }
    defer { session.endTurn() }
    let start = session.transcript.count
    session.append(
      .prompt(
        Transcript.Prompt(
          segments: [.text(Transcript.TextSegment(content: prompt.text))], options: options,
          responseFormat: schema.map { Transcript.ResponseFormat(schema: $0) })))
    let answer = try findAnswer()
    try await Task.sleep(for: .seconds(answer.delay))
    if let error = answer.error { throw LanguageModelSession.GenerationError(named: error) }
    let outputs = try await useTools(answer)
    let text = Self.fill(session.nextText(of: answer), with: outputs)
    let content = try await say(text, "\(number)", answer.pace, onPart)
    session.append(.response(Transcript.Response(assetIDs: [], segments: [segment(content)])))
    return Outcome(content: content, entries: ArraySlice(session.transcript.dropFirst(start)))
  }

  private func findAnswer() throws -> ModelAnswer {
    let library = AnswerLibrary.current
    let type = schema?.name.split(separator: ".").last.map { String($0) } ?? "String"
    let question = ModelQuestion(
      instructions: session.instructionsText, prompt: prompt.text, type: type)
    guard let answer = library.answer(to: question) else {
      throw LanguageModelSession.GenerationError.assetsUnavailable(
        .init(debugDescription: library.noteMissing(question)))
    }
    return answer
  }

  /// Uses the tools that an answer needs.
  ///
  /// - Returns: What they have said, by their names.
  private func useTools(_ answer: ModelAnswer) async throws -> [String: String] {
    var outputs: [String: String] = [:]
    for (name, json) in answer.toolCalls {
      guard let tool = session.tools.first(where: { $0.name == name }) else {
        DeviceServices.shared.notes.add(
          "FoundationModels: Fixtures/FoundationModels/\(answer.file) uses the tool \(name), which "
            + "the session does not have.")
        continue
      }
      let id = UUID().uuidString
      do {
        let arguments = try GeneratedContent(json: json)
        let call = Transcript.ToolCall(id: id, toolName: name, arguments: arguments)
        session.append(.toolCalls(Transcript.ToolCalls([call])))
        let output = try await tool.call(content: arguments)
        session.append(
          .toolOutput(
            Transcript.ToolOutput(
              id: id, toolName: name,
              segments: [.text(Transcript.TextSegment(content: output))])))
        outputs[name] = output
      } catch {
        throw LanguageModelSession.ToolCallError(tool: tool, underlyingError: error)
      }
    }
    return outputs
  }

  /// Says a text word by word.
  private func say(
    _ text: String, _ name: String, _ pace: Double,
    _ onPart: @Sendable (GeneratedContent) -> Void
  ) async throws -> GeneratedContent {
    var said = ""
    for word in Self.words(of: text) {
      if pace > 0 { try await Task.sleep(for: .seconds(pace)) }
      said += word
      if said.count < text.count, let part = content(of: said, name) { onPart(part) }
    }
    guard let whole = content(of: text, name) else {
      throw LanguageModelSession.GenerationError.decodingFailure(
        .init(debugDescription: "This is no JSON: \(text)"))
    }
    onPart(whole)
    return whole
  }

  /// What a text is as content; `nil` where it is none yet.
  private func content(of text: String, _ name: String) -> GeneratedContent? {
    guard schema != nil else { return GeneratedContent(kind: .string(text)) }
    if let content = ContentParser.content(of: text, name: name) { return content }
    // A value of an enumeration need not be in quotes.
    let isWord = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " }
    return isWord ? GeneratedContent(kind: .string(text), id: GenerationID(name)) : nil
  }

  private func segment(_ content: GeneratedContent) -> Transcript.Segment {
    if let schema {
      return .structure(Transcript.StructuredSegment(source: schema.name, content: content))
    }
    return .text(Transcript.TextSegment(content: content.plainText))
  }
}
