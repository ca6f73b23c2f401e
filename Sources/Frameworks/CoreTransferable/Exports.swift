// What `import CoreTransferable` brings: what can be dragged, copied and shared.
@_exported public import UniformTypeIdentifiers

@_exported public import struct SimulatedUI.CodableRepresentation
@_exported public import struct SimulatedUI.DataRepresentation
@_exported public import struct SimulatedUI.FileRepresentation
@_exported public import struct SimulatedUI.ProxyRepresentation
@_exported public import struct SimulatedUI.ReceivedTransferredFile
@_exported public import struct SimulatedUI.SentTransferredFile
@_exported public import protocol SimulatedUI.TransferRepresentation
@_exported public import protocol SimulatedUI.Transferable
