print("gymbo")
