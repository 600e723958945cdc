@_exported import PhotosUI
