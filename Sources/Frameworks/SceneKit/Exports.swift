// On iOS too, who imports SceneKit has Foundation and the types of simd.
@_exported public import Accelerate
@_exported public import Foundation
