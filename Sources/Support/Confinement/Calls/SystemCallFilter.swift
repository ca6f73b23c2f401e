package import Glibc

/// A filter of system calls (seccomp(2)): a process that has taken one up never gets rid of it, nor
/// does any that it starts.
///
/// What runs on another processor's instruction set, or by the calls of x32, is refused as a whole:
/// its numbers mean other calls.
package struct SystemCallFilter {
  /// One step: `struct sock_filter` of `<linux/filter.h>`.
  private struct Step {
    var code: UInt16
    var ifTrue: UInt8 = 0
    var ifFalse: UInt8 = 0
    var operand: UInt32
  }

  /// A filter as the system takes it: `struct sock_fprog`.
  private struct Program {
    var count: UInt16
    var steps: UnsafeMutablePointer<Step>?
  }

  private static let load: UInt16 = 0x20
  private static let ifEqual: UInt16 = 0x15
  private static let ifAtLeast: UInt16 = 0x35
  private static let ifAnyBit: UInt16 = 0x45
  private static let end: UInt16 = 0x06
  private static let allow = Step(code: end, operand: 0x7FFF_0000)
  /// The first number of the calls of x32.
  private static let firstOfX32: UInt32 = 0x4000_0000

  private var steps: [Step]

  /// Creates a filter that refuses nothing but other processors' calls.
  package init() {
    let refuse = Self.refuse(EPERM)
    // The layout of `struct seccomp_data`: call, architecture, address, six arguments.
    steps = [
      Step(code: Self.load, operand: 4),
      Step(code: Self.ifEqual, ifTrue: 1, operand: SystemCallNumbers.architecture), refuse,
      Step(code: Self.load, operand: 0),
      Step(code: Self.ifAtLeast, ifFalse: 1, operand: Self.firstOfX32), refuse,
    ]
  }

  /// Refuses calls.
  ///
  /// - Parameters:
  ///   - calls: Their numbers.
  ///   - error: What each fails with; 0 for none, so that the caller takes it for done.
  package mutating func refuse(_ calls: [UInt32], with error: CInt) {
    for call in calls {
      steps += [Step(code: Self.ifEqual, ifFalse: 1, operand: call), Self.refuse(error)]
    }
  }

  /// Refuses a call when an argument is one of some numbers of 32 bits.
  ///
  /// - Parameters:
  ///   - call: Its number.
  ///   - argument: Which argument, from 0.
  ///   - values: The numbers; 100 at most.
  ///   - error: What it fails with.
  package mutating func refuse(
    _ call: UInt32, whenArgument argument: UInt32, isIn values: [UInt32], with error: CInt
  ) {
    // Past the load, the comparisons, the refusal and the permission.
    let length = UInt8(clamping: values.count + 3)
    steps += [
      Step(code: Self.ifEqual, ifFalse: length, operand: call),
      Step(code: Self.load, operand: Self.place(ofArgument: argument)),
    ]
    for index in values.indices {
      // One that fits leads to the refusal; the last one that does not, to the permission behind it.
      let rest = values.count - index - 1
      steps.append(
        Step(
          code: Self.ifEqual, ifTrue: UInt8(clamping: rest), ifFalse: rest == 0 ? 1 : 0,
          operand: values[index]))
    }
    steps += [Self.refuse(error), Self.allow]
  }

  /// Refuses a call when an argument has one of some bits set.
  package mutating func refuse(
    _ call: UInt32, whenArgument argument: UInt32, hasAnyOf bits: UInt32, with error: CInt
  ) {
    steps += [
      Step(code: Self.ifEqual, ifFalse: 4, operand: call),
      Step(code: Self.load, operand: Self.place(ofArgument: argument)),
      Step(code: Self.ifAnyBit, ifFalse: 1, operand: bits), Self.refuse(error), Self.allow,
    ]
  }

  /// Whether this system takes filters up.
  package static var areKnown: Bool {
    SystemCallNumbers.areKnown && SystemCall.control(.currentFilter, 0) >= 0
  }

  /// Takes the filter up, for this process and all that it starts.
  ///
  /// - Returns: Whether it is in force.
  package func install() -> Bool {
    guard SystemCallNumbers.areKnown, SystemCall.control(.noNewPrivileges, 1) == 0 else {
      return false
    }
    return withProgram { program in
      SystemCall.control(.systemCallFilter, 2, UInt(bitPattern: program)) == 0
    }
  }

  /// Lends the filter as the system takes it: a `struct sock_fprog`.
  ///
  /// - Parameter body: Gets it.
  /// - Returns: What the body returns.
  package func withProgram<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    var steps = steps + [Self.allow]
    return steps.withUnsafeMutableBufferPointer { steps in
      var program = Program(count: UInt16(clamping: steps.count), steps: steps.baseAddress)
      return withUnsafeMutablePointer(to: &program) { body(UnsafeMutableRawPointer($0)) }
    }
  }

  private static func refuse(_ error: CInt) -> Step {
    Step(code: end, operand: 0x0005_0000 | UInt32(bitPattern: error))
  }

  /// Where the lower half of an argument lies, on processors that have it first, as all of ours.
  private static func place(ofArgument argument: UInt32) -> UInt32 { 16 + 8 * argument }
}
