// `import XCTest` brings Foundation along, as on Apple's systems, and UIKit, as on iOS.
@_exported public import Foundation
@_exported public import SimulatedUIKit

@_exported public import class SimulatedFoundation.NSComparisonPredicate
@_exported public import class SimulatedFoundation.NSExpression
@_exported public import protocol SimulatedFoundation.NSPredicateFormatting
