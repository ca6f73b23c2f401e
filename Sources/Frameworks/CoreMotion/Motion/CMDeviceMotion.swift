/// Something that a sensor has told.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// Seconds since the device was switched on; here, since the sensor was asked.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}

/// How far the device is turned.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// Around the axis up the screen, in radians.
  public private(set) var roll: Double
  /// Around the axis across the screen, in radians.
  public private(set) var pitch: Double
  /// Around the axis out of the screen, in radians.
  public private(set) var yaw: Double

  init(roll: Double, pitch: Double, yaw: Double) {
    (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw)
    super.init()
  }

  /// The same as four numbers.
  open var quaternion: CMQuaternion {
    let (cr, sr) = (cos(roll / 2), sin(roll / 2))
    let (cp, sp) = (cos(pitch / 2), sin(pitch / 2))
    let (cy, sy) = (cos(yaw / 2), sin(yaw / 2))
    return CMQuaternion(
      x: sp * cr * cy - cp * sr * sy, y: cp * sr * cy + sp * cr * sy,
      z: cp * cr * sy + sp * sr * cy, w: cp * cr * cy - sp * sr * sy)
  }

  /// The same as nine numbers.
  open var rotationMatrix: CMRotationMatrix {
    let q = quaternion
    return CMRotationMatrix(
      m11: 1 - 2 * (q.y * q.y + q.z * q.z), m12: 2 * (q.x * q.y + q.z * q.w),
      m13: 2 * (q.x * q.z - q.y * q.w), m21: 2 * (q.x * q.y - q.z * q.w),
      m22: 1 - 2 * (q.x * q.x + q.z * q.z), m23: 2 * (q.y * q.z + q.x * q.w),
      m31: 2 * (q.x * q.z + q.y * q.w), m32: 2 * (q.y * q.z - q.x * q.w),
      m33: 1 - 2 * (q.x * q.x + q.y * q.y))
  }

  /// Tells it from another turn; the angles are taken from each other.
  open func multiply(byInverseOf attitude: CMAttitude) {
    roll -= attitude.roll
    pitch -= attitude.pitch
    yaw -= attitude.yaw
  }
}

/// How the device is held and moved.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  private let row: MotionTable.Row

  init(_ row: MotionTable.Row, at time: Double) {
    self.row = row
    super.init(timestamp: time)
  }

  /// How far it is turned.
  open var attitude: CMAttitude {
    CMAttitude(
      roll: row.number("roll") ?? 0, pitch: row.number("pitch") ?? 0,
      yaw: row.number("yaw") ?? 0)
  }
  /// How fast it turns.
  open var rotationRate: CMRotationRate { row.rotation }
  /// Where down is.
  open var gravity: CMAcceleration {
    let matrix = attitude.rotationMatrix
    return CMAcceleration(x: -matrix.m13, y: -matrix.m23, z: -matrix.m33)
  }
  /// How fast a person makes it faster.
  open var userAcceleration: CMAcceleration { row.acceleration }
  /// Where the top points to, in degrees from north.
  open var heading: Double { row.number("heading") ?? -1 }
}

/// How fast the device gets faster, with gravity.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// How fast.
  public let acceleration: CMAcceleration

  init(_ row: MotionTable.Row, at time: Double) {
    let (own, down) = (row.acceleration, CMDeviceMotion(row, at: time).gravity)
    acceleration = CMAcceleration(x: own.x + down.x, y: own.y + down.y, z: own.z + down.z)
    super.init(timestamp: time)
  }
}

/// How fast the device turns.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// How fast.
  public let rotationRate: CMRotationRate

  init(_ row: MotionTable.Row, at time: Double) {
    rotationRate = row.rotation
    super.init(timestamp: time)
  }
}

/// The magnetic field around the device: none is told.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// The field.
  open var magneticField: CMMagneticField { CMMagneticField() }
}

extension MotionTable.Row {
  fileprivate var acceleration: CMAcceleration {
    CMAcceleration(
      x: number("accelerationX") ?? 0, y: number("accelerationY") ?? 0,
      z: number("accelerationZ") ?? 0)
  }

  fileprivate var rotation: CMRotationRate {
    CMRotationRate(
      x: number("rotationX") ?? 0, y: number("rotationY") ?? 0, z: number("rotationZ") ?? 0)
  }
}
