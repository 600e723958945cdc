import Sash

/// Lets real time pass until something is on the screen; half a minute at most, which a busy machine may need.
@MainActor func wait(_ app: TestHost, until condition: () -> Bool) async {
  for _ in 0..<6_000 {
    await app.settle()
    if condition() { return }
    try? await Task.sleep(nanoseconds: 5_000_000)
  }
}
