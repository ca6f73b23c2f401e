import SwiftUI
import UniformTypeIdentifiers

// One call of each overload, with all of its arguments and with those that it needs: a parameter stands
// for every value of its type, which compiles where the overloads are there.
@MainActor enum FunctionsCalls {
  static func call2783<Result>(_ p0: Transaction, _ p1: () throws -> Result) throws { _ = try withTransaction(p0, p1) }
  static func call2784<R, V>(_ p0: WritableKeyPath<Transaction, V>, _ p1: V, _ p2: () throws -> R) throws { _ = try withTransaction(p0, p1, p2) }
}
