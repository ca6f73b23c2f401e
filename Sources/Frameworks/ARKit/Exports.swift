// On iOS too, who imports ARKit has SceneKit.
@_exported public import Foundation
@_exported public import SceneKit
