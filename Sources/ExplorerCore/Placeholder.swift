enum P { static let x = PackageResources.terminal_yaml.count }
