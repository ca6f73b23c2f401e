import Foundation

extension String {
  /// The text with addresses and process identifiers, which differ between runs in Xcode, as
  /// `0x…` and `pid: …`.
  var normalized: String {
    replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
      .replacingOccurrences(of: "pid: [0-9]+", with: "pid: …", options: .regularExpression)
  }
}
