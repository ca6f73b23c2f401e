import Foundation

extension AnyKeyPath {
  /// The key path as Swift prints it, without the addresses that it gives computed properties: they
  /// differ from build to build.
  var textWithoutAddresses: String {
    "\(self)".replacing(/<computed 0x[0-9a-f]+ \((?<type>[^()]*)\)>/) { "<\($0.output.type)>" }
  }
}
