/// An event is one flat object: the common fields, `"event"` with the kind, and the kind's fields.
extension Event: Codable {
  private enum CodingKeys: String, CodingKey {
    case index, time, stack, calls, returned
    // Fields of the kinds stand beside these, and a measurement has values of its own.
    case values = "callValues"
    case isStop = "stop"
    case kind = "event"
  }

  /// Writes the flat object.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(index, forKey: .index)
    try container.encode(time, forKey: .time)
    if !stack.isEmpty { try container.encode(stack, forKey: .stack) }
    if !calls.isEmpty { try container.encode(calls, forKey: .calls) }
    if !values.isEmpty { try container.encode(values, forKey: .values) }
    if !returned.isEmpty { try container.encode(returned, forKey: .returned) }
    if isStop { try container.encode(true, forKey: .isStop) }
    let (kind, value) = content.kindAndValue
    try container.encode(kind, forKey: .kind)
    try value.encode(to: encoder)
  }

  /// Reads the flat object.
  ///
  /// - Throws: `DecodingError` for an unknown kind or missing fields.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      index: try container.decode(Int.self, forKey: .index),
      time: try container.decode(Double.self, forKey: .time),
      stack: try container.decodeIfPresent([SourceFrame].self, forKey: .stack) ?? [],
      calls: try container.decodeIfPresent([Int].self, forKey: .calls) ?? [],
      values: try container.decodeIfPresent([CallValues].self, forKey: .values) ?? [],
      returned: try container.decodeIfPresent([CallResult].self, forKey: .returned) ?? [],
      isStop: try container.decodeIfPresent(Bool.self, forKey: .isStop) ?? false,
      content: try Content(kind: container.decode(String.self, forKey: .kind), from: decoder))
  }
}

extension Event.Content {
  /// What the kind is called in messages, such as `"action"`.
  package var kind: String { kindAndValue.0 }

  /// The name in the `"event"` field, and the value whose fields stand beside it.
  fileprivate var kindAndValue: (String, any Encodable) {
    switch self {
    case .testBegan(let value): ("testBegan", value)
    case .phase(let value): ("phase", value)
    case .activity(let value): ("activity", value)
    case .application(let value): ("application", value)
    case .action(let value): ("action", value)
    case .read(let value): ("read", value)
    case .wait(let value): ("wait", value)
    case .assertion(let value): ("assertion", value)
    case .failure(let value): ("failure", value)
    case .logLine(let value): ("logLine", value)
    case .attachment(let value): ("attachment", value)
    case .snapshot(let value): ("snapshot", value)
    case .measurement(let value): ("measurement", value)
    case .note(let value): ("note", value)
    case .hand(let value): ("hand", value)
    case .screen(let value): ("screen", value)
    case .testEnded(let value): ("testEnded", value)
    }
  }

  fileprivate init(kind: String, from decoder: any Decoder) throws {
    switch kind {
    case "testBegan": self = .testBegan(try TestBegan(from: decoder))
    case "phase": self = .phase(try Phase(from: decoder))
    case "activity": self = .activity(try Activity(from: decoder))
    case "application": self = .application(try ApplicationChange(from: decoder))
    case "action": self = .action(try Action(from: decoder))
    case "read": self = .read(try Read(from: decoder))
    case "wait": self = .wait(try Wait(from: decoder))
    case "assertion": self = .assertion(try Assertion(from: decoder))
    case "failure": self = .failure(try Failure(from: decoder))
    case "logLine": self = .logLine(try LogLine(from: decoder))
    case "attachment": self = .attachment(try Attachment(from: decoder))
    case "snapshot": self = .snapshot(try SnapshotTaken(from: decoder))
    case "measurement": self = .measurement(try Measurement(from: decoder))
    case "note": self = .note(try Note(from: decoder))
    case "hand": self = .hand(try HandEvent(from: decoder))
    case "screen": self = .screen(try Screen(from: decoder))
    case "testEnded": self = .testEnded(try TestEnded(from: decoder))
    default:
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "unknown event \(kind)"))
    }
  }
}
