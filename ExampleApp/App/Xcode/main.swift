// The entry point of the app in Xcode. On Linux the command ExampleApp starts the same delegate.
AppDelegate.main()
