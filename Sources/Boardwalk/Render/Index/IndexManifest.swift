/// `data/index.json`: what the index is, and where its files are. That of a small board has the files in it.
struct IndexManifest {
  var plan: IndexPlan
  var rest: IndexRest

  func json(on site: Site) throws -> [UInt8] {
    let board = site.board
    let updated = try board.jobs.map(\.changed).max() ?? board.begun()
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { json in
      json.object { json in
        json.member("version", DataIndex.version)
        json.member("title", board.settings.title)
        json.member("count", rest.parts.reduce(0) { $0 + $1.count })
        json.member("updated", Timestamp(updated).rfc3339)
        json.member("end", Int(plan.end))
        json.array("fields") { json in for field in IndexField.part { json.value(field.rawValue) } }
        writeFacets(to: &json)
        json.object("cards") { json in
          json.member("size", Int(plan.cardSize))
          json.member("filesAFolder", Int(IndexCards.filesAFolder))
          json.array("fields") { json in for field in IndexField.card(on: site) { json.value(field.rawValue) } }
        }
        json.object("words") { json in
          json.member("folder", IndexWords.folder(of: plan))
          json.array("shelves") { json in
            for word in plan.shelves { json.value(String(decoding: word, as: UTF8.self)) }
          }
        }
        json.member("titles", rest.titles)
        json.member("payStep", IndexFacets.payStep)
        json.member("payCurrency", board.payCurrency.code)
        writePlaceNames(on: site, to: &json)
        if !board.settings.synonyms.groups.isEmpty {
          json.array("synonyms") { json in
            for group in board.settings.synonyms.groups {
              json.array { json in for member in group { json.value(member) } }
            }
          }
        }
        if !plan.isWhole {
          json.object("files") { json in
            json.member("path", IndexList.path)
            json.member("count", rest.count)
            json.member("bytes", rest.bytes)
          }
        }
        json.array("parts") { json in for part in rest.parts { json.object { part.write(to: &$0) } } }
        if plan.isWhole { writeInline(to: &json) }
      }
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func writeFacets(to json: inout JSONWriter) {
    let facets = rest.facets.sorted { $0.name < $1.name }
    json.object("facets") { json in
      for facet in facets {
        json.array(named: facet.name) { json in
          for value in facet.values.prefix(facet.named) { json.object { value.write(to: &$0) } }
        }
      }
    }
    json.object("facetFiles") { json in
      for facet in facets {
        json.object(named: facet.name) { json in
          json.member("values", facet.values.count)
          json.member("parts", facet.parts)
        }
      }
    }
  }

  private func writePlaceNames(on site: Site, to json: inout JSONWriter) {
    let names = IndexPlaceNames(of: site.board, in: site.language).names
    guard !names.isEmpty else { return }
    json.object("placeNames") { json in
      for (place, others) in names {
        json.array(named: place) { json in for other in others { json.value(other) } }
      }
    }
  }

  private func writeInline(to json: inout JSONWriter) {
    json.object("inline") { json in
      for file in rest.inline {
        json.key(named: file.path)
        json.value(json: file.json)
      }
    }
  }
}

extension IndexRest.Part {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("path", path)
    json.member("count", count)
    json.member("bytes", bytes)
    json.member("first", Int(stretch.first))
    json.member("last", Int(stretch.last))
    json.member("step", stretch.step)
    json.member("live", String(decoding: live, as: UTF8.self))
    json.member("posted", String(decoding: posted, as: UTF8.self))
  }
}
