// What Foundation has on Apple's systems and a module of its own on Linux: requests, responses,
// cookies, caches. Its sessions and their tasks are taken by ours, of the same names. Foundation
// itself is not brought along: this module is known in every file, also in those that do not import
// Foundation and have a `Notification` or `Operation` of their own.
@_exported public import FoundationNetworking
