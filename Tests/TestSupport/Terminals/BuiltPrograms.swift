import Glibc

/// The programs that were built with the tests.
package enum BuiltPrograms {
  /// The path of a program, which lies beside the test bundle.
  package static func path(of name: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let own = String(
      decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return own.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name
  }
}
