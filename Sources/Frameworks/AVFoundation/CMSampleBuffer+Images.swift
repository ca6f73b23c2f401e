public import SimulatedUIKit

/// The picture of a sample: nil, as none comes from a camera.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
