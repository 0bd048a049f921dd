print("ExampleApp")
