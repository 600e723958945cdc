import OpenCombine

extension Publishers {
  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    A.Output == B.Output,
    A.Failure == B.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = MergeSubscription<Output, Failure>(count: 2, downstream: subscriber)
      join.join(a)
      join.join(b)
    }
  }

  /// The values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Output == C.Output,
    A.Failure == B.Failure, A.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = MergeSubscription<Output, Failure>(count: 3, downstream: subscriber)
      join.join(a)
      join.join(b)
      join.join(c)
    }
  }

  /// The values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = MergeSubscription<Output, Failure>(count: 4, downstream: subscriber)
      join.join(a)
      join.join(b)
      join.join(c)
      join.join(d)
    }
  }

  /// The values of five publishers as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = MergeSubscription<Output, Failure>(count: 5, downstream: subscriber)
      join.join(a)
      join.join(b)
      join.join(c)
      join.join(d)
      join.join(e)
    }
  }

  /// The values of six publishers as they come.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>:
    Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
    A.Output == F.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Failure == F.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = MergeSubscription<Output, Failure>(count: 6, downstream: subscriber)
      join.join(a)
      join.join(b)
      join.join(c)
      join.join(d)
      join.join(e)
      join.join(f)
    }
  }

  /// The values of seven publishers as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
    A.Output == F.Output, A.Output == G.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Failure == F.Failure, A.Failure == G.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = MergeSubscription<Output, Failure>(count: 7, downstream: subscriber)
      join.join(a)
      join.join(b)
      join.join(c)
      join.join(d)
      join.join(e)
      join.join(f)
      join.join(g)
    }
  }

  /// The values of eight publishers as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
    A.Output == F.Output, A.Output == G.Output, A.Output == H.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Failure == F.Failure, A.Failure == G.Failure, A.Failure == H.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = MergeSubscription<Output, Failure>(count: 8, downstream: subscriber)
      join.join(a)
      join.join(b)
      join.join(c)
      join.join(d)
      join.join(e)
      join.join(f)
      join.join(g)
      join.join(h)
    }
  }

  /// The values of any number of publishers of one type as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = MergeSubscription<Output, Failure>(count: publishers.count, downstream: subscriber)
      for publisher in publishers { join.join(publisher) }
    }

    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
