// Apple's module brings these along, as its Core Data does; the manager of undoing is in Foundation there.
@_exported public import Foundation
@_exported public import Observation

@_exported public import class SimulatedFoundation.UndoManager
