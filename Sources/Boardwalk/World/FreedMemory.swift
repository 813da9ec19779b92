#if canImport(CMimalloc)
  import CMimalloc
#endif

/// Gives memory that was freed in small pieces back to the system. On Linux Swift's allocations are mimalloc's, which keeps what
/// lies between pieces that are still in use until it is asked.
func giveBackFreedMemory() {
  #if canImport(CMimalloc)
    mi_collect(true)
  #endif
}
