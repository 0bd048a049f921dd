import Observation
import Testing

@testable import LegoState

@MainActor @Suite("Models") struct ModelTests {
  private final class Address: LegoObservableObject {
    @LegoPublished var city = "Berlin"
  }

  private final class Person: LegoObservableObject {
    @LegoPublished var name = "Ada"
    @LegoPublished var age = 36
    @LegoPublished var address = Address()
    let fixedAddress = Address()
  }

  @MainActor private final class Owner {
    @StateObject var person = Person()
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Observable final class Modern {
    var name = "Ada"
    var age = 36
  }

  private func isNotified<Value>(by change: () -> Void, reading read: () -> Value) -> Bool {
    var isNotified = false
    let observer = StateObserver { isNotified = true }
    _ = observer.track(read)
    change()
    observer.runIfNotified()
    return isNotified
  }

  @Test("A published property notifies its readers only") func published() {
    let person = Person()
    #expect(
      isNotified {
        person.name = "Grace"
      } reading: {
        person.name
      })
    #expect(
      !isNotified {
        person.age = 37
      } reading: {
        person.name
      })
    #expect(
      !isNotified {
        person.age = 37
      } reading: {
        person.age
      })
  }

  @Test("A model inside a model notifies its readers") func nested() {
    let person = Person()
    #expect(
      isNotified {
        person.address.city = "Rome"
      } reading: {
        person.address.city
      })
    #expect(
      isNotified {
        person.fixedAddress.city = "Oslo"
      } reading: {
        person.fixedAddress.city
      })
  }

  @Test("A replaced model inside a model is observed from then on") func nestedReplacement() {
    let person = Person()
    let old = person.address
    #expect(
      isNotified {
        person.address = Address()
      } reading: {
        person.address.city
      })
    #expect(
      !isNotified {
        old.city = "Rome"
      } reading: {
        person.address.city
      })
    #expect(
      isNotified {
        person.address.city = "Rome"
      } reading: {
        person.address.city
      })
  }

  @Test("Replacing a state object notifies, and the new one is observed") func replacement() {
    let owner = Owner()
    let old = owner.person
    #expect(
      isNotified {
        owner.person = Person()
      } reading: {
        owner.person.name
      })
    #expect(
      !isNotified {
        old.name = "Grace"
      } reading: {
        owner.person.name
      })
    #expect(
      isNotified {
        owner.person.name = "Grace"
      } reading: {
        owner.person.name
      })
  }

  @Test("The projected value of a state object binds the current model") func projected() {
    let owner = Owner()
    let name = owner.$person.name
    name.wrappedValue = "Grace"
    #expect(owner.person.name == "Grace")
    owner.person = Person()
    #expect(name.wrappedValue == "Ada")
    #expect(
      isNotified {
        owner.person.name = "Alan"
      } reading: {
        name.wrappedValue
      })
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("An @Observable model notifies the readers of a property after the new value is set")
  func observable() {
    let model = Modern()
    var seen: [String] = []
    let observer = StateObserver { seen.append(model.name) }
    _ = observer.track { model.name }
    model.age = 40
    observer.runIfNotified()
    #expect(seen.isEmpty)
    model.name = "Grace"
    observer.runIfNotified()
    #expect(seen == ["Grace"])
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("An @Observable model is observed again after each evaluation")
  func observableAgain() {
    let model = Modern()
    var count = 0
    let observer = StateObserver { count += 1 }
    for round in 1...100 {
      _ = observer.track { model.age }
      model.age += 1
      observer.runIfNotified()
      #expect(count == round)
    }
  }
}
