import GRDB

extension Store {
  /// How many jobs of a source another one has under the same id, with the same text or page or all the same words, since ids may be
  /// alike by chance; and how many it has in all.
  func jobsInCommon(of source: String, with other: String) throws -> (same: Int, all: Int) {
    do {
      return try database.read { database in
        let row = try Row.fetchOne(
          database,
          sql: """
            SELECT count(*), coalesce(sum(EXISTS (
              SELECT 1 FROM job AS former JOIN mark AS known USING (number)
              WHERE former.source = ?2 AND former.source_id = job.source_id
                AND (known.text = mark.text AND mark.text <> 0 OR known.page = mark.page AND mark.page <> 0
                  OR (SELECT words FROM vocabulary WHERE job = former.number)
                    = (SELECT words FROM vocabulary WHERE job = mark.number)))), 0)
            FROM job JOIN mark USING (number) WHERE job.source = ?1
            """, arguments: [source, other])
        return (same: try row?.decode(atIndex: 1) ?? 0, all: try row?.decode(atIndex: 0) ?? 0)
      }
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}
