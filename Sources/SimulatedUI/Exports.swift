// What `import SwiftUI` brings besides SwiftUI itself, as on Apple's systems.
@_exported public import Foundation
@_exported public import Observation
@_exported public import SimulatedCombine
@_exported public import SimulatedUIKit

@_exported public import class SimulatedFoundation.UndoManager
