// `import CoreImage` brings Foundation and pictures, as on Apple's systems.
@_exported public import Foundation
@_exported public import SimulatedUIKit
