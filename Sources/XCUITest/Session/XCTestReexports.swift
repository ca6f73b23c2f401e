// `import XCTest` brings Foundation along, as on Apple's systems.
@_exported public import Foundation
