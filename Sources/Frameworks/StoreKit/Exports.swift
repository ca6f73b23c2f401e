// On iOS too, who imports StoreKit has UIKit.
@_exported public import Foundation
@_exported public import SimulatedUIKit
