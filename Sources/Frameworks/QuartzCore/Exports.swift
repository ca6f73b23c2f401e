// Layers come with UIKit here.
@_exported public import SimulatedUIKit
