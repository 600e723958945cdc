@_exported import AVKit
