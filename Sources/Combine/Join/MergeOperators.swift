import OpenCombine

extension Publisher {
  /// Publishes what this and another publisher sends, as it comes.
  public func merge<B: Publisher>(
    with other: B
  ) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Publishes what this and two others send, as it comes.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Publishes what this and three others send, as it comes.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Publishes what this and four others send, as it comes.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Publishes what this and five others send, as it comes.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Publishes what this and six others send, as it comes.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Publishes what this and seven others send, as it comes.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }

  /// Publishes what this and another publisher of its type send, as it comes.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}

// Merging more into a merge keeps it flat.
extension Publishers.Merge {
  public func merge<Z: Publisher>(
    with other: Z
  ) -> Publishers.Merge3<A, B, Z>
  where Z.Output == Output, Z.Failure == Failure {
    Publishers.Merge3(a, b, other)
  }

  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge4<A, B, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge4(a, b, z, y)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge5<A, B, Z, Y, X>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure
  {
    Publishers.Merge5(a, b, z, y, x)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge6<A, B, Z, Y, X, W>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure, W.Output == Output, W.Failure == Failure
  {
    Publishers.Merge6(a, b, z, y, x, w)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure
  {
    Publishers.Merge7(a, b, z, y, x, w, v)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
  ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure,
    U.Output == Output, U.Failure == Failure
  {
    Publishers.Merge8(a, b, z, y, x, w, v, u)
  }
}

extension Publishers.Merge3 {
  public func merge<Z: Publisher>(
    with other: Z
  ) -> Publishers.Merge4<A, B, C, Z>
  where Z.Output == Output, Z.Failure == Failure {
    Publishers.Merge4(a, b, c, other)
  }

  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge5<A, B, C, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge5(a, b, c, z, y)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge6<A, B, C, Z, Y, X>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure
  {
    Publishers.Merge6(a, b, c, z, y, x)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge7<A, B, C, Z, Y, X, W>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure, W.Output == Output, W.Failure == Failure
  {
    Publishers.Merge7(a, b, c, z, y, x, w)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure
  {
    Publishers.Merge8(a, b, c, z, y, x, w, v)
  }
}

extension Publishers.Merge4 {
  public func merge<Z: Publisher>(
    with other: Z
  ) -> Publishers.Merge5<A, B, C, D, Z>
  where Z.Output == Output, Z.Failure == Failure {
    Publishers.Merge5(a, b, c, d, other)
  }

  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge6<A, B, C, D, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge6(a, b, c, d, z, y)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure
  {
    Publishers.Merge7(a, b, c, d, z, y, x)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure, W.Output == Output, W.Failure == Failure
  {
    Publishers.Merge8(a, b, c, d, z, y, x, w)
  }
}

extension Publishers.Merge5 {
  public func merge<Z: Publisher>(
    with other: Z
  ) -> Publishers.Merge6<A, B, C, D, E, Z>
  where Z.Output == Output, Z.Failure == Failure {
    Publishers.Merge6(a, b, c, d, e, other)
  }

  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge7(a, b, c, d, e, z, y)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure
  {
    Publishers.Merge8(a, b, c, d, e, z, y, x)
  }
}

extension Publishers.Merge6 {
  public func merge<Z: Publisher>(
    with other: Z
  ) -> Publishers.Merge7<A, B, C, D, E, F, Z>
  where Z.Output == Output, Z.Failure == Failure {
    Publishers.Merge7(a, b, c, d, e, f, other)
  }

  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge8(a, b, c, d, e, f, z, y)
  }
}

extension Publishers.Merge7 {
  public func merge<Z: Publisher>(
    with other: Z
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, Z>
  where Z.Output == Output, Z.Failure == Failure {
    Publishers.Merge8(a, b, c, d, e, f, g, other)
  }
}
