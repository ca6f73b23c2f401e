// `import XCTest` brings Foundation along, as on Apple's systems, and UIKit, as on iOS.
@_exported public import Foundation
@_exported public import SimulatedUIKit
