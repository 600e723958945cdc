import SashMessages

/// Says once what is not done.
func spriteWarning(_ message: String) { tellOnce(message, by: "SpriteKit") }
