@_exported public import ARKit
@_exported public import Foundation
