// What `import UIKit` brings besides UIKit itself. A header of UIKit adds to `UNNotificationResponse`,
// which brings the rest of its framework along.
@_exported public import Foundation
@_exported public import UserNotifications
