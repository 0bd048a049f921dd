import Foundation

/// The state of the app and of its scene, and who is notified of it in which order.
///
/// An app with a scene delegate is notified through that, another one through the application delegate;
/// notifications are posted for both.
@MainActor package final class AppLifeCycle {
  private unowned let application: UIApplication
  /// The state of the app.
  package private(set) var state = UIApplication.State.inactive
  /// The connected scenes.
  package private(set) var scenes: Set<UIScene> = []
  /// The file with the state of the scenes; `nil` if none is kept.
  private var stateFile: SceneStateFile?

  init(of application: UIApplication) { self.application = application }

  /// Launches the app, connects its scene, and activates it.
  package func launch() { launch(keepingStateIn: nil) }

  /// Launches the app, connects its scene with the state in a file, and activates it.
  ///
  /// The file isn't there during the launch, so that an app that crashes at a state begins without it.
  func launch(keepingStateIn file: SceneStateFile?) {
    stateFile = file
    let state = file?.remove()
    let delegate = application.delegate
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    connectScene(restoring: state)
    for scene in scenes { enterForeground(scene) }
    activate()
    for scene in scenes { stateFile?.write(SceneState(of: scene.session)) }
  }

  // MARK: Scenes

  private func connectScene(restoring state: SceneState?) {
    let role = UISceneSession.Role.windowApplication
    let entry = SceneManifest.main.entry(named: nil, role: role)
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: entry?.name, sessionRole: role))
    if let state { session.restore(state) }
    let options = UIScene.ConnectionOptions()
    if let delegate = application.delegate {
      session.setConfiguration(
        delegate.application(application, configurationForConnecting: session, options: options))
    }
    let configuration = session.configuration
    let sceneClass = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneClass.make(for: session, options)
    session.connect(scene)
    scenes.insert(scene)
    application.adoptWindows(in: scene)
    if let delegateClass = configuration.delegateClass {
      scene.delegate = createObject(of: delegateClass) as? any UISceneDelegate
    }
    post(UIScene.willConnectNotification, scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
  }

  private func keepState(of scene: UIScene) {
    if let delegate = scene.delegate {
      scene.session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
    }
    scene.session.stateRestorationActivity?.prepareToSave(responders: scene.responders)
    stateFile?.write(SceneState(of: scene.session))
  }

  private func enterForeground(_ scene: UIScene) {
    scene.setActivationState(.foregroundInactive)
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
  }

  /// Whether the application delegate is notified: no scene has a delegate.
  private var notifiesDelegate: Bool { scenes.allSatisfy { $0.delegate == nil } }

  // MARK: Foreground and background

  /// Makes the app receive events; without effect in the background.
  package func activate() {
    guard state == .inactive else { return }
    state = .active
    for scene in scenes {
      scene.setActivationState(.foregroundActive)
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
    }
    if notifiesDelegate { application.delegate?.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Makes the app receive no events, as under an alert of the system.
  package func deactivate() {
    guard state == .active else { return }
    for scene in scenes {
      scene.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification, scene)
      scene.setActivationState(.foregroundInactive)
    }
    if notifiesDelegate { application.delegate?.applicationWillResignActive(application) }
    post(UIApplication.willResignActiveNotification)
    state = .inactive
  }

  /// Moves the app to the background.
  package func enterBackground() {
    deactivate()
    guard state == .inactive else { return }
    state = .background
    for scene in scenes {
      scene.setActivationState(.background)
      scene.delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification, scene)
      keepState(of: scene)
    }
    if notifiesDelegate { application.delegate?.applicationDidEnterBackground(application) }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Moves the app to the foreground, and activates it.
  package func enterForeground() {
    guard state == .background else { return }
    for scene in scenes { enterForeground(scene) }
    if notifiesDelegate { application.delegate?.applicationWillEnterForeground(application) }
    post(UIApplication.willEnterForegroundNotification)
    state = .inactive
    activate()
  }

  /// Asks the app to release memory: its delegate, the view controllers, and those who observe the
  /// notification.
  package func warnOfMemory() {
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    for controller in application.windows.flatMap(\.controllers) {
      controller.didReceiveMemoryWarning()
    }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  /// Disconnects the scenes and ends the app.
  package func terminate() {
    for scene in scenes {
      scene.delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification, scene)
      scene.setActivationState(.unattached)
    }
    scenes = []
    application.delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
  }

  private func post(_ name: Notification.Name, _ object: AnyObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? application)
  }
}

/// Empties the caches of drawing after a memory warning, and when the app is in the background.
///
/// What is displayed stays as it is; the next frames take longer. Caches of other objects, such as
/// that of named images, are those of Apple's platforms and not affected.
@MainActor enum CacheRelease {
  private static let observers = [
    UIApplication.didReceiveMemoryWarningNotification,
    UIApplication.didEnterBackgroundNotification,
  ].map { name in
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      removeAll()
    }
  }

  /// Drops kept pixels and the layouts of texts.
  private nonisolated static func removeAll() {
    DrawingCaches.current.removeAll()
    VectorImage.removeKeptPixels()
    TextLayoutCache.shared.removeAll()
  }

  /// Begins, once in the process.
  static func begin() { _ = observers }
}
