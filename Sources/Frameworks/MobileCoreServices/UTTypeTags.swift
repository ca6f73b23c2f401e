import Foundation
public import SimulatedFoundation
import UniformTypeIdentifiers

/// Extensions of the names of files.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// Names of types as servers have them.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The type of what has an extension or a name of a server's.
///
/// - Parameters:
///   - inTagClass: Which of both.
///   - inTag: The extension or the name.
///   - inConformingToUTI: What the type is a kind of; `nil` for anything.
/// - Returns: Its name; one that begins with `dyn.` where the system knows none.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedText? {
  let parent = inConformingToUTI.flatMap { UTType($0) }
  let type =
    switch inTagClass {
    case kUTTagClassFilenameExtension:
      UTType(filenameExtension: inTag, conformingTo: parent ?? .data)
    case kUTTagClassMIMEType: UTType(mimeType: inTag, conformingTo: parent ?? .data)
    default: UTType?.none
    }
  return UnmanagedText(type?.identifier ?? "dyn.\(inTag)")
}

/// All types of what has an extension or a name of a server's: the one that is preferred.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedTexts? {
  let type = UTTypeCreatePreferredIdentifierForTag(inTagClass, inTag, inConformingToUTI)
  return UnmanagedTexts([type?.takeUnretainedValue() ?? ""] as NSArray)
}

/// The extension or the name of a server's that a type usually has.
///
/// - Returns: It; `nil` where the system knows none.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> UnmanagedText? {
  let type = UTType(inUTI)
  let tag =
    inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { UnmanagedText($0) }
}

/// Whether a type is another one.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1 == inUTI2 }

/// Whether a type is a kind of another one.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard inUTI != inConformsToUTI else { return true }
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}

/// Whether the system was told of a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI) != nil }

/// Whether a type has no name but one that the system makes.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { inUTI.hasPrefix("dyn.") }

/// What persons call a type: nothing is known here.
public func UTTypeCopyDescription(_ inUTI: CFString) -> UnmanagedText? { nil }
