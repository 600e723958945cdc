import Foundation
import SashCore

/// What a slider looks like where it is not as usual; `UISlider` says it.
package struct SliderLook {
  /// Of the track beyond the thumb, and of the thumb.
  package var track: Color?
  package var thumb: Color?
  /// In the places of the two parts of the track and of the thumb.
  package var filledPicture: Image?
  package var trackPicture: Image?
  package var thumbPicture: Image?
  /// Where the track is in a slider of a size, and the thumb at a fraction of the way, 0…1; nil is as usual.
  package var trackFrame: (@MainActor (CGSize) -> CGRect)?
  package var thumbFrame: (@MainActor (CGSize, Double) -> CGRect)?
  package init() {}

  /// - Source: facts on metrics: the track 4 high, the thumb 28
  static func usualTrack(_ size: CGSize) -> CGRect {
    CGRect(x: 0, y: size.height / 2 - 2, width: size.width, height: 4)
  }
  static func usualThumb(_ size: CGSize, _ fraction: Double) -> CGRect {
    CGRect(x: (size.width - 28) * fraction, y: size.height / 2 - 14, width: 28, height: 28)
  }
  @MainActor func track(_ size: CGSize) -> CGRect { trackFrame?(size) ?? Self.usualTrack(size) }
  @MainActor func thumb(_ size: CGSize, _ fraction: Double) -> CGRect {
    thumbFrame?(size, fraction) ?? Self.usualThumb(size, fraction)
  }
}

private struct SliderLookKey: EnvironmentKey { static var defaultValue: SliderLook? { nil } }

extension EnvironmentValues {
  /// The look of sliders in a part of the views; nil is the usual one.
  package var sliderLook: SliderLook? {
    get { self[SliderLookKey.self] }
    set { self[SliderLookKey.self] = newValue }
  }
}
