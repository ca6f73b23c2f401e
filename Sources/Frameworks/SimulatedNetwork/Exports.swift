// What Foundation has on Apple's systems and a module of its own on Linux: requests, responses,
// cookies, caches. Its sessions and their tasks are taken by ours, of the same names.
@_exported public import Foundation
@_exported public import FoundationNetworking
