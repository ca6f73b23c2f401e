/// How sequences reach the terminal that shows them.
package enum Passthrough: Hashable, Sendable {
  /// As they are.
  case none
  /// Through tmux, which hands on what is wrapped where its option `allow-passthrough` is on (tmux(1)).
  case tmux

  /// A sequence as it is written.
  package func wrapped(_ sequence: [UInt8]) -> [UInt8] {
    guard self == .tmux, !sequence.isEmpty else { return sequence }
    var out = Array("\u{1B}Ptmux;".utf8)
    out.reserveCapacity(sequence.count + 16)
    for byte in sequence {
      if byte == 0x1B { out.append(byte) }
      out.append(byte)
    }
    return out + Array("\u{1B}\\".utf8)
  }
}
