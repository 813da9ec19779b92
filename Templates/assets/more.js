// "Show more" under a list of several pages: the next page's rows, as the board published them, come below.

import { readPage } from './element.js'
import { dress } from './keep.js'

/** Appends the rows of the next page. The page's numbers become those of the page that came. */
export async function appendNext(list, pages, press) {
  const next = pages.querySelector('[rel=next]')
  const { status, response: page } = await readPage(next.href)
  if (status !== 200) throw new Error(next.href)
  const begin = list.children.length
  list.append(...[...page.querySelectorAll('#jobs > .job')].map(adopt))
  pages.replaceChildren(...[...page.querySelector('.pages')?.childNodes ?? []].map(adopt))
  press.hidden = !pages.querySelector('[rel=next]')
  dress([...list.children].slice(begin))
  list.children[begin]?.querySelector('a').focus()
}

/** A copy for this page; its links lead where they led. */
function adopt(node) {
  const made = document.importNode(node, true)
  if (!(made instanceof Element)) return made
  const [from, to] = [node, made].map((one) => [...one.querySelectorAll('a')])
  for (const [i, link] of to.entries()) link.href = from[i].href
  return made
}

/** The button of a list that is not searched. */
export function start(list, pages, press) {
  press.hidden = !pages?.querySelector('[rel=next]')
  press.addEventListener('click', () => appendNext(list, pages, press).catch((error) => {
    console.info(error)
    pages.querySelector('[rel=next]').click()
  }))
}
