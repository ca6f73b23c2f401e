// The plugin that expands the macros of a person's sources, as the compiler runs it: each message
// is the length of a JSON object in eight bytes, little-endian, and the object.
import Foundation

/// Reads a number of bytes, or nothing at the end of the input.
func read(_ count: Int) -> Data? {
  guard let data = try? FileHandle.standardInput.read(upToCount: count), data.count == count
  else { return nil }
  return data
}

while let header = read(8) {
  let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  guard count < UInt64(Int32.max), let body = read(Int(count)),
    let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
  else { exit(1) }
  let reply = MacroPlugin.answer(to: message)
  let length = withUnsafeBytes(of: UInt64(reply.count).littleEndian) { Data($0) }
  FileHandle.standardOutput.write(length + reply)
}
