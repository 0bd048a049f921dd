extension Team {
  /// The teams of a small furniture maker with a workshop in Hamburg and one in Hangzhou.
  static let samples = [
    Team(
      id: "design", name: "Design",
      members: [
        Person(id: 1, name: "Clara Ahrens", role: "Head of design", phone: "+49 40 5550 101"),
        Person(id: 2, name: "林晓雨", role: "产品设计师", phone: "+86 571 5550 2102"),
        Person(id: 3, name: "Tomás Ibarra", role: "Textiles and color", phone: "+49 40 5550 103"),
      ]),
    Team(
      id: "workshop", name: "Workshop 工坊",
      members: [
        Person(id: 4, name: "Jonas Petersen", role: "Master joiner", phone: "+49 40 5550 111"),
        Person(id: 5, name: "王建国", role: "木工车间主任", phone: "+86 571 5550 2111"),
        Person(id: 6, name: "Amina Osei", role: "Upholstery", phone: "+49 40 5550 113"),
        Person(id: 7, name: "陈思敏", role: "质量检验", phone: "+86 571 5550 2114"),
      ]),
    Team(
      id: "sales", name: "Sales and service",
      members: [
        Person(
          id: 8, name: "Maximilian von Rothenburg-Lichtenfels",
          role: "Key accounts, hotels and restaurants in northern Europe",
          phone: "+49 40 5550 121"),
        Person(id: 9, name: "Sofia Lindqvist", role: "Showroom", phone: "+49 40 5550 122"),
      ]),
  ]
}
