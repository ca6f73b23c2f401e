// What code asks Apple's loader for, to find out where a framework lies: there are no such frameworks
// here, and no images are told of.

/// How many images the loader has loaded: none that are told of.
public func _dyld_image_count() -> UInt32 { 0 }

/// The file of an image, by its place: none.
public func _dyld_get_image_name(_ place: UInt32) -> UnsafePointer<CChar>? { nil }

/// Where an image begins, by its place: nowhere.
public func _dyld_get_image_header(_ place: UInt32) -> UnsafeRawPointer? { nil }
