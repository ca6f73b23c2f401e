print("pomelo")
