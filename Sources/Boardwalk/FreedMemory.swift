#if canImport(CLinux)
  import CLinux
#endif

/// Gives memory that was freed in small pieces back to the system. Swift's allocations are the C library's, which keeps what
/// lies between pieces that are still in use until it is asked.
func giveBackFreedMemory() {
  #if canImport(CLinux)
    _ = malloc_trim(0)
  #endif
}
