import CSDL2
import Foundation

/// The sound of the system, which all that plays and records shares.
///
/// SDL closes every device that is open when another driver is chosen, so this is decided once: the sound of the machine, or
/// silence where none can be opened.
enum SoundSystem {
  /// Starts it; whether the machine can be heard. First asked for on the main thread.
  static let isHeard: Bool = {
    silenceALSA()
    if SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 {
      var wish = SDL_AudioSpec()
      wish.freq = 44_100
      wish.format = SDL_AudioFormat(AUDIO_F32SYS)
      wish.channels = 2
      wish.samples = 1024
      let device = SDL_OpenAudioDevice(nil, 0, &wish, nil, 0)
      if device != 0 {
        SDL_CloseAudioDevice(device)
        return true
      }
      SDL_QuitSubSystem(SDL_INIT_AUDIO)
    }
    SDL_SetHint("SDL_AUDIODRIVER", "dummy")
    _ = SDL_InitSubSystem(SDL_INIT_AUDIO)
    return false
  }()

  /// ALSA, one of the ways that SDL tries, tells at length what it does not find; one message of ours says it too.
  private static func silenceALSA() {
    typealias Teller =
      @convention(c) (UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?) ->
      Void
    typealias Setter = @convention(c) (Teller?) -> Int32
    // Of the libraries of the program, if it has this one.
    guard let found = dlsym(nil, "snd_lib_error_set_handler") else { return }
    _ = unsafeBitCast(found, to: Setter.self)({ _, _, _, _, _ in })
  }
}
