public import Foundation

/// A box.
open class SCNBox: SCNGeometry, @unchecked Sendable {
  /// Its width.
  open var width: CGFloat
  /// Its height.
  open var height: CGFloat
  /// Its length.
  open var length: CGFloat
  /// Its chamfer radius.
  open var chamferRadius: CGFloat

  /// Creates one of its sizes.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height, self.length, self.chamferRadius) = (
      width, height, length, chamferRadius
    )
    super.init()
  }

  /// Creates an empty one.
  public override convenience init() { self.init(width: 1, height: 1, length: 1, chamferRadius: 0) }

  override var size: SIMD3<Float> {
    [Float(width), Float(height), Float(length)]
  }
}

/// A ball.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  /// Its radius.
  open var radius: CGFloat
  /// Of how many parts it is.
  open var segmentCount = 24
  /// Whether it is made of triangles.
  open var isGeodesic = false

  /// Creates one of its sizes.
  public init(radius: CGFloat) {
    self.radius = radius
    super.init()
  }

  /// Creates an empty one.
  public override convenience init() { self.init(radius: 1) }

  override var size: SIMD3<Float> {
    [Float(radius * 2), Float(radius * 2), Float(radius * 2)]
  }
}

/// A cylinder.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  /// Its radius.
  open var radius: CGFloat
  /// Its height.
  open var height: CGFloat

  /// Creates one of its sizes.
  public init(radius: CGFloat, height: CGFloat) {
    (self.radius, self.height) = (radius, height)
    super.init()
  }

  /// Creates an empty one.
  public override convenience init() { self.init(radius: 1, height: 1) }

  override var size: SIMD3<Float> {
    [Float(radius * 2), Float(height), Float(radius * 2)]
  }
}

/// A cone.
open class SCNCone: SCNGeometry, @unchecked Sendable {
  /// Its top radius.
  open var topRadius: CGFloat
  /// Its bottom radius.
  open var bottomRadius: CGFloat
  /// Its height.
  open var height: CGFloat

  /// Creates one of its sizes.
  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    super.init()
  }

  /// Creates an empty one.
  public override convenience init() { self.init(topRadius: 1, bottomRadius: 1, height: 1) }

  override var size: SIMD3<Float> {
    [
      Float(max(topRadius, bottomRadius) * 2), Float(height),
      Float(max(topRadius, bottomRadius) * 2),
    ]
  }
}

/// A rectangle.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  /// Its width.
  open var width: CGFloat
  /// Its height.
  open var height: CGFloat
  /// How round its corners are.
  open var cornerRadius: CGFloat = 0

  /// Creates one of its sizes.
  public init(width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
    super.init()
  }

  /// Creates an empty one.
  public override convenience init() { self.init(width: 1, height: 1) }

  override var size: SIMD3<Float> {
    [Float(width), Float(height), Float(0)]
  }
}

/// A ring.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  /// Its ring radius.
  open var ringRadius: CGFloat
  /// Its pipe radius.
  open var pipeRadius: CGFloat

  /// Creates one of its sizes.
  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    super.init()
  }

  /// Creates an empty one.
  public override convenience init() { self.init(ringRadius: 1, pipeRadius: 1) }

  override var size: SIMD3<Float> {
    [
      Float((ringRadius + pipeRadius) * 2), Float(pipeRadius * 2),
      Float((ringRadius + pipeRadius) * 2),
    ]
  }
}

/// A capsule.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  /// Its cap radius.
  open var capRadius: CGFloat
  /// Its height.
  open var height: CGFloat

  /// Creates one of its sizes.
  public init(capRadius: CGFloat, height: CGFloat) {
    (self.capRadius, self.height) = (capRadius, height)
    super.init()
  }

  /// Creates an empty one.
  public override convenience init() { self.init(capRadius: 1, height: 1) }

  override var size: SIMD3<Float> {
    [Float(capRadius * 2), Float(height), Float(capRadius * 2)]
  }
}

/// A tube.
open class SCNTube: SCNGeometry, @unchecked Sendable {
  /// Its inner radius.
  open var innerRadius: CGFloat
  /// Its outer radius.
  open var outerRadius: CGFloat
  /// Its height.
  open var height: CGFloat

  /// Creates one of its sizes.
  public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    super.init()
  }

  /// Creates an empty one.
  public override convenience init() { self.init(innerRadius: 1, outerRadius: 1, height: 1) }

  override var size: SIMD3<Float> {
    [Float(outerRadius * 2), Float(height), Float(outerRadius * 2)]
  }
}

/// A pyramid.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  /// Its width.
  open var width: CGFloat
  /// Its height.
  open var height: CGFloat
  /// Its length.
  open var length: CGFloat

  /// Creates one of its sizes.
  public init(width: CGFloat, height: CGFloat, length: CGFloat) {
    (self.width, self.height, self.length) = (width, height, length)
    super.init()
  }

  /// Creates an empty one.
  public override convenience init() { self.init(width: 1, height: 1, length: 1) }

  override var size: SIMD3<Float> {
    [Float(width), Float(height), Float(length)]
  }
}
