// On iOS too, who imports SpriteKit has Foundation and UIKit's names for its colours and textures.
@_exported public import Foundation
@_exported public import SimulatedUIKit
