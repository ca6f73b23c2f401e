import SwiftUI

struct ProfileScreen: View {
  let number: Int

  var body: some View {
    VStack(spacing: 16) {
      Circle().fill(Color.blue).frame(width: 96, height: 96)
        .overlay(Text("M").font(.largeTitle).foregroundStyle(.white))
      Text("\(status(number)) \(number)").font(.title)
      Text("mina@example.com").foregroundStyle(.secondary)
      HStack(spacing: 24) {
        ForEach(["Posts", "Friends", "Likes"], id: \.self) { name in
          VStack {
            Text("\(number * 7)").font(.headline)
            Text(name).font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      Button("Follow") {}.buttonStyle(.borderedProminent)
      RoundedRectangle(cornerRadius: 16).fill(Color.gray.opacity(0.15)).frame(height: 220)
        .overlay(Text("週末は海へ行きました。").font(.body))
      Spacer()
    }
    .padding()
  }
}

struct SignInScreen: View {
  let number: Int

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "person.crop.circle").font(.largeTitle).foregroundStyle(.blue)
      Text("ログイン").font(.largeTitle).bold()
      Text("\(status(number)) \(number)").foregroundStyle(.secondary)
      TextField("メールアドレス", text: .constant("user\(number)@example.com"))
        .textFieldStyle(.roundedBorder)
      SecureField("パスワード", text: .constant("")).textFieldStyle(.roundedBorder)
      Button("ログインする") {}.buttonStyle(.borderedProminent)
      Button("パスワードを忘れた方") {}
      Spacer()
    }
    .padding()
  }
}

struct PhotosScreen: View {
  let number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("\(status(number)) \(number)").font(.title2).bold()
      ForEach(0..<5) { row in
        HStack(spacing: 12) {
          ForEach(0..<3) { column in
            VStack {
              RoundedRectangle(cornerRadius: 12)
                .fill(Color(hue: Double(row * 3 + column) / 15, saturation: 0.5, brightness: 0.9))
                .frame(height: 96)
                .shadow(radius: 3)
              Text("Photo \(row * 3 + column)").font(.caption)
            }
          }
        }
      }
      Spacer()
    }
    .padding()
  }
}
