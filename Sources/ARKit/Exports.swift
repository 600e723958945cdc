@_exported import SceneKit
