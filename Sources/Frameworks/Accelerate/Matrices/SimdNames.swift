// What the simd library calls vectors and matrices.

/// 2 numbers.
public typealias simd_float2 = SIMD2<Float>
/// 2 numbers.
public typealias vector_float2 = SIMD2<Float>
/// 3 numbers.
public typealias simd_float3 = SIMD3<Float>
/// 3 numbers.
public typealias vector_float3 = SIMD3<Float>
/// 4 numbers.
public typealias simd_float4 = SIMD4<Float>
/// 4 numbers.
public typealias vector_float4 = SIMD4<Float>
/// 2 numbers.
public typealias simd_double2 = SIMD2<Double>
/// 2 numbers.
public typealias vector_double2 = SIMD2<Double>
/// 3 numbers.
public typealias simd_double3 = SIMD3<Double>
/// 3 numbers.
public typealias vector_double3 = SIMD3<Double>
/// 4 numbers.
public typealias simd_double4 = SIMD4<Double>
/// 4 numbers.
public typealias vector_double4 = SIMD4<Double>
/// 2 numbers.
public typealias simd_int2 = SIMD2<Int32>
/// 2 numbers.
public typealias vector_int2 = SIMD2<Int32>
/// 3 numbers.
public typealias simd_int3 = SIMD3<Int32>
/// 3 numbers.
public typealias vector_int3 = SIMD3<Int32>
/// 4 numbers.
public typealias simd_int4 = SIMD4<Int32>
/// 4 numbers.
public typealias vector_int4 = SIMD4<Int32>
/// 2 numbers.
public typealias simd_uint2 = SIMD2<UInt32>
/// 2 numbers.
public typealias vector_uint2 = SIMD2<UInt32>
/// 3 numbers.
public typealias simd_uint3 = SIMD3<UInt32>
/// 3 numbers.
public typealias vector_uint3 = SIMD3<UInt32>
/// 4 numbers.
public typealias simd_uint4 = SIMD4<UInt32>
/// 4 numbers.
public typealias vector_uint4 = SIMD4<UInt32>
/// 2 by 2 numbers.
public typealias matrix_float2x2 = simd_float2x2
/// 2 by 2 numbers.
public typealias float2x2 = simd_float2x2
/// 3 by 3 numbers.
public typealias matrix_float3x3 = simd_float3x3
/// 3 by 3 numbers.
public typealias float3x3 = simd_float3x3
/// 4 by 4 numbers.
public typealias matrix_float4x4 = simd_float4x4
/// 4 by 4 numbers.
public typealias float4x4 = simd_float4x4
/// 2 by 2 numbers.
public typealias matrix_double2x2 = simd_double2x2
/// 2 by 2 numbers.
public typealias double2x2 = simd_double2x2
/// 3 by 3 numbers.
public typealias matrix_double3x3 = simd_double3x3
/// 3 by 3 numbers.
public typealias double3x3 = simd_double3x3
/// 4 by 4 numbers.
public typealias matrix_double4x4 = simd_double4x4
/// 4 by 4 numbers.
public typealias double4x4 = simd_double4x4
