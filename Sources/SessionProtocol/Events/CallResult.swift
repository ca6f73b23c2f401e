/// A call of the person's that has ended since the event before.
package struct CallResult: Hashable, Sendable {
  /// Which call of the run it was; `nil` where no event has told of it while it was under way.
  package var call: Int?
  /// Demangled name, such as `SignInViewPage.typeEmail(_:)`.
  ///
  /// It, the caller and the arguments are left out where an event before tells them of the call:
  /// ``CallMemory`` puts them in again.
  package var function: String?
  /// Where it was called.
  package var caller: SourceFrame?
  /// What it was given.
  package var arguments: [NamedValue]
  /// What it gave; `nil` where it gave nothing, or threw.
  package var value: String?

  /// Creates a result.
  package init(
    call: Int? = nil, function: String? = nil, caller: SourceFrame? = nil,
    arguments: [NamedValue] = [], value: String? = nil
  ) {
    self.call = call
    self.function = function
    self.caller = caller
    self.arguments = arguments
    self.value = value
  }
}

/// What there is none of is left out.
extension CallResult: Codable {
  private enum CodingKeys: CodingKey {
    case call, function, caller, arguments, value
  }

  /// Writes the result.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(call, forKey: .call)
    try container.encodeIfPresent(function, forKey: .function)
    try container.encodeIfPresent(caller, forKey: .caller)
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
    try container.encodeIfPresent(value, forKey: .value)
  }

  /// Reads the result.
  ///
  /// - Throws: `DecodingError`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      call: try container.decodeIfPresent(Int.self, forKey: .call),
      function: try container.decodeIfPresent(String.self, forKey: .function),
      caller: try container.decodeIfPresent(SourceFrame.self, forKey: .caller),
      arguments: try container.decodeIfPresent([NamedValue].self, forKey: .arguments) ?? [],
      value: try container.decodeIfPresent(String.self, forKey: .value))
  }
}
