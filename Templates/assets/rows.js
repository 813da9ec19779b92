// A job as a row of a list: made of what is known of it, and read back from what the board published.

import { closing, dayWords } from './days.js'
import { element, root } from './element.js'
import { strings } from './strings.js'

/** What is remembered of a job, read from its row or from the head of its own page. */
export function jobIn(place) {
  const isPage = place.matches('main')
  const head = isPage ? place.querySelector('.jobhead') : place
  const text = (selector) => head.querySelector(selector)?.textContent.trim() ?? ''
  const link = head.querySelector('h3 a')
  const mark = head.querySelector('.mark')
  const [organization, ...rest] = [...head.querySelectorAll('.who > span, .who > a')].map((part) => part.textContent.trim())
  const { id, closes, pay, state, href, place: where } = place.dataset
  return {
    id, closes, state: isPage ? state : place.matches('.closed') ? 'closed' : undefined,
    title: text(isPage ? 'h1' : 'h3'), url: isPage ? href : link.href.slice(root.href.length),
    organization, placeText: isPage ? where : rest[0],
    payText: pay ?? (text('.facts .pay') || undefined),
    monogram: mark?.textContent || undefined, hue: Number(/hue-(\d+)/.exec(mark?.className)?.[1] ?? 0),
    kind: (isPage ? href : link.href).includes('referrals/') ? 'referral' : 'job',
    apply: isPage ? place.querySelector('a.apply')?.href : undefined,
  }
}

/** A job's address on the board. */
export const addressOf = (job) => new URL(job.url || '', root).href

/** The square with an organization's letters. */
export function mark({ monogram, hue, logo }) {
  if (logo) return element('img', { class: 'mark', src: new URL(logo, root), alt: '', width: 44, height: 44 })
  return element('span', { class: `mark hue-${hue ?? 0}`, 'aria-hidden': 'true' }, monogram ?? '')
}

/** A row as job-row.mustache writes it. `under` stands below its facts. */
export function rowOf(job, now, ...under) {
  const [how, words] = closing(job, now)
  const facts = [
    ['tag', job.kind === 'referral' && strings.referral], ['pay', job.payText ?? (job.kind !== 'referral' && strings.payNotStated)],
    ['', job.grade], ['', strings.values[job.schedule] ?? job.schedule], ['', job.distanceText], [how, words],
  ].filter(([, words]) => words)
  return element('li', { class: `job${job.state === 'closed' ? ' closed' : ''}`, 'data-id': job.id, 'data-closes': job.closes },
    mark(job),
    element('h3', {}, job.url ? element('a', { href: addressOf(job) }, job.title) : job.title),
    element('p', { class: 'who' }, [job.organization, job.placeText].filter(Boolean)
      .flatMap((words, i) => [i ? ' · ' : '', element('span', {}, words)])),
    element('p', { class: 'facts' }, facts.map(([kind, words]) => element('span', { class: kind }, words, ' '))),
    under,
    element('p', { class: 'side' },
      job.posted && element('time', { datetime: job.posted, class: job.firstSeen === now && 'new' }, dayWords(job.posted, now))))
}
