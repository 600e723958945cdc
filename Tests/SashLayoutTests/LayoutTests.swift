import Testing

/// All tests of layout, one at a time: they share counters and the list of warnings.
@Suite(.serialized) struct LayoutTests {}
