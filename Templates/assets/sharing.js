// Passing jobs on: the system's share sheet, mail, Markdown for a note or a pull request, paper.

import { on, one, toast } from './element.js'
import { addressOf } from './keep.js'
import { strings } from './strings.js'

/** A job as an item of a Markdown list. What has a meaning in Markdown is escaped. */
export function markdown(job, note) {
  const plain = (text) => text.replace(/[\\`*_{}[\]()#+!|<>~-]/g, '\\$&').replace(/\s+/g, ' ')
  const facts = [job.organization, job.placeText, job.payText].filter(Boolean).map(plain)
  const title = job.url ? `[${plain(job.title)}](<${addressOf(job)}>)` : plain(job.title)
  const closes = job.closes ? [strings.closesOn(job.closes)] : []
  return [`- ${[title, ...facts, ...closes].join(' · ')}`, ...note ? [`  ${plain(note)}`] : []].join('\n')
}

const text = (jobs) => jobs.map((job) => [
  job.title, [job.organization, job.placeText, job.payText].filter(Boolean).join(' · '),
  job.closes && strings.closesOn(job.closes), job.url && addressOf(job),
].filter(Boolean).join('\n')).join('\n\n')

export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words)
    toast(strings.copied)
  } catch (error) {
    console.info(error)
    toast(strings.notCopied)
  }
}

export const mail = (title, jobs) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text(jobs))}`

/** Opens the system's share sheet; a visitor who closes it again has changed their mind, nothing more. */
export function share(title, jobs) {
  const data = jobs.length === 1 ? { title, text: text(jobs).split('\n').slice(0, 2).join(', '), url: addressOf(jobs[0]) } : { title, text: text(jobs) }
  navigator.share(data).catch(console.info)
}

/** The buttons of a job's own page. */
export function start(job) {
  on('share', 'click', () => share(job.title, [job]))
  one('mail').href = mail(job.title, [job])
  on('copy', 'click', () => copy(markdown(job)))
  on('print', 'click', () => print())
}
