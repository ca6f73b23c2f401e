import Foundation

@Observable
final class Counter {
  var value = 0
  let folder = URL.documentsDirectory.lastPathComponent
  let arguments = ProcessInfo().arguments.count
}
