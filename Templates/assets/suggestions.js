// Jobs like those that were starred, from the neighbours that the board names for each. Knows no page.

const most = 6

/**
 * The jobs nearest to all favourites together.
 *
 * `favourites` are values whose `near` lists neighbours, nearest first: `{ job, reason }`. `known` are ids that need not be
 * suggested. Gives `{ job, reason, because }`: the job, what it shares, and the favourite it is nearest to.
 */
export function suggest(favourites, known) {
  const found = new Map()
  for (const { job: favourite, near } of favourites) {
    for (const [rank, { job, reason }] of (near ?? []).entries()) {
      if (known.has(job.id) || job.state === 'closed') continue
      const one = found.get(job.id) ?? { job, reason, because: favourite.title, score: 0, rank }
      if (rank < one.rank) Object.assign(one, { reason, because: favourite.title, rank })
      one.score += 1 / (rank + 1)
      found.set(job.id, one)
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score).slice(0, most)
}
