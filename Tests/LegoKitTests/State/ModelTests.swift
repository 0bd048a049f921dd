import Observation
import Testing

@testable import LegoKit

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

  @Observable final class Modern {
    var name = "Ada"
    var age = 36
  }

  private func isWoken<Value>(by change: () -> Void, reading read: () -> Value) -> Bool {
    var isWoken = false
    let reader = StateObserver { isWoken = true }
    _ = reader.track(read)
    change()
    reader.runIfWoken()
    return isWoken
  }

  @Test("A published property wakes who has read it, and only them") func published() {
    let person = Person()
    #expect(
      isWoken {
        person.name = "Grace"
      } reading: {
        person.name
      })
    #expect(
      !isWoken {
        person.age = 37
      } reading: {
        person.name
      })
    #expect(
      !isWoken {
        person.age = 37
      } reading: {
        person.age
      })
  }

  @Test("A model inside a model wakes who has read it") func nested() {
    let person = Person()
    #expect(
      isWoken {
        person.address.city = "Rome"
      } reading: {
        person.address.city
      })
    #expect(
      isWoken {
        person.fixedAddress.city = "Oslo"
      } reading: {
        person.fixedAddress.city
      })
  }

  @Test("A replaced model inside a model is followed from then on") func nestedReplacement() {
    let person = Person()
    let old = person.address
    #expect(
      isWoken {
        person.address = Address()
      } reading: {
        person.address.city
      })
    #expect(
      !isWoken {
        old.city = "Rome"
      } reading: {
        person.address.city
      })
    #expect(
      isWoken {
        person.address.city = "Rome"
      } reading: {
        person.address.city
      })
  }

  @Test("Replacing a state object wakes, and the new one is followed") func replacement() {
    let owner = Owner()
    let old = owner.person
    #expect(
      isWoken {
        owner.person = Person()
      } reading: {
        owner.person.name
      })
    #expect(
      !isWoken {
        old.name = "Grace"
      } reading: {
        owner.person.name
      })
    #expect(
      isWoken {
        owner.person.name = "Grace"
      } reading: {
        owner.person.name
      })
  }

  @Test("The projected value of a state object binds the model in place") func projected() {
    let owner = Owner()
    let name = owner.$person.name
    name.wrappedValue = "Grace"
    #expect(owner.person.name == "Grace")
    owner.person = Person()
    #expect(name.wrappedValue == "Ada")
    #expect(
      isWoken {
        owner.person.name = "Alan"
      } reading: {
        name.wrappedValue
      })
  }

  @Test("An @Observable model wakes who has read the property, with the new value in place")
  func observable() {
    let model = Modern()
    var seen: [String] = []
    let reader = StateObserver { seen.append(model.name) }
    _ = reader.track { model.name }
    model.age = 40
    reader.runIfWoken()
    #expect(seen.isEmpty)
    model.name = "Grace"
    reader.runIfWoken()
    #expect(seen == ["Grace"])
  }

  @Test("An @Observable model is followed for as long as it is read again")
  func observableAgain() {
    let model = Modern()
    var count = 0
    let reader = StateObserver { count += 1 }
    for round in 1...100 {
      _ = reader.track { model.age }
      model.age += 1
      reader.runIfWoken()
      #expect(count == round)
    }
  }
}
