import Glibc

/// A library of the system that is opened when it is first needed.
///
/// What runs never draw costs them nothing: to be linked with Cairo makes a process load twenty more
/// libraries before it begins. And where one is missing, everything else goes on.
struct SystemLibrary {
  private let handle: UnsafeMutableRawPointer
  private let file: String

  /// Opens a library; it stays open until the process ends.
  ///
  /// - Parameter file: Its file, without a folder, such as `libcairo.so.2`.
  /// - Throws: ``PictureError/noLibrary(_:)``.
  init(_ file: String) throws(PictureError) {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { throw .noLibrary(file) }
    (self.handle, self.file) = (handle, file)
  }

  /// A function of the library.
  ///
  /// - Parameters:
  ///   - name: Its name in C.
  ///   - type: Its type, which must be that of C's declaration.
  /// - Returns: The function.
  /// - Throws: ``PictureError/noLibrary(_:)`` where the library is too old to have it.
  func call<Function>(
    _ name: String, as type: Function.Type = Function.self
  ) throws(PictureError) -> Function {
    guard let address = dlsym(handle, name) else { throw .noLibrary(file) }
    return unsafeBitCast(address, to: type)
  }
}
