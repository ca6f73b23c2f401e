import ElementModel
import Foundation

/// A running hash of a run's events: equal runs have equal digests on every machine.
///
/// FNV-1a over what the events say, in words where they have some: so the digest of a run is that of
/// all versions of the schema. Stacks are left out, since batch runs have none.
package struct EventDigest: Hashable, Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The digest of no events.
  package init() {}

  /// The digest as 16 hexadecimal digits.
  package var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Takes an event in.
  package mutating func combine(_ content: Event.Content, time: Double) {
    if case .logLine = content { return }
    combine(time)
    switch content {
    case .testBegan(let value): combine("began", value.test, "\(value.seed)")
    case .phase(let value): combine("phase", value.name.rawValue)
    case .activity(let value): combine("activity", value.name, "\(value.hasEnded)")
    case .application(let value):
      combine("app", value.change.rawValue, value.name)
      value.arguments.forEach { combine($0) }
    case .action(let value): combine("action", value.title, "\(value.elementID ?? -1)")
    case .read(let value): combine("read", value.attribute.rawValue, value.target, value.value)
    case .wait(let value):
      combine("wait", value.criterion.text, value.unmet ?? "", value.progress.rawValue)
      combine(value.elapsed)
      combine(value.pending)
    case .assertion(let value): combine("assertion", value.name, "\(value.passed)", value.message)
    case .failure(let value):
      combine("failure", value.message)
      combine(value.pending)
    case .logLine: break
    case .attachment(let value): combine("attachment", value.name, value.uniformTypeIdentifier)
    // What else there is of it depends on what lies on the disk.
    case .snapshot(let value): combine("snapshot", value.name)
    // Figures are of real time; that something was measured is the same in every run.
    case .measurement(let value): combine("measurement", value.metric, value.unit)
    case .note(let value): combine("note", value.text)
    case .hand(let value):
      combine("hand", value.progress.rawValue, value.title)
      combine(value.problem ?? "", value.value ?? "")
    case .screen(let value):
      combine("screen")
      for element in value.tree.elements {
        combine(element.type.name, element.identifier, element.label, element.value ?? "")
        combine(element.frame.origin.x)
        combine(element.frame.origin.y)
        combine(element.frame.size.width)
        combine(element.frame.size.height)
      }
    case .testEnded(let value): combine("ended", value.status.rawValue)
    }
  }

  private mutating func combine(_ pending: [Pending]) {
    for work in pending {
      combine(work.kind.rawValue, work.label)
      combine(work.dueIn)
    }
  }

  private mutating func combine(_ texts: String...) {
    for text in texts {
      for byte in text.utf8 { combine(byte) }
      combine(UInt8(0xFF))
    }
  }

  private mutating func combine(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { $0.forEach { combine($0) } }
  }

  private mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
