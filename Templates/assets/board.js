// The one module that touches the page: it searches the list by the JSON index.

const root = new URL('../', import.meta.url)
const language = document.documentElement.lang
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const rowsAtOnce = 50
const typingPause = 150

// Links name the file for file managers; an address on the web need not.
const folder = location.pathname.replace(/\/index\.html$/, '/')
if (location.protocol !== 'file:') history.replaceState(history.state, '', folder + location.search + location.hash)

const form = document.getElementById('find')
if (form) startSearch(...await Promise.all(['query', 'search'].map((name) => import(`./${name}.js${new URL(import.meta.url).search}`))))

/** Shows the form and keeps list, chips and address in step with it. */
function startSearch({ chips, formatQuery, parseQuery, question }, { open }) {
  const [filters, chipList, count, nothing, list, more, pages, sort, pay] =
    'filters chips count nothing jobs more pages sort pay'.split(' ').map((id) => document.getElementById(id))
  const published = { count: [...count.childNodes], rows: [...list.children] }
  const currency = pay?.dataset.currency
  const money = pay && new Intl.NumberFormat(language, { style: 'currency', currency, notation: 'compact' })
  const wide = matchMedia('(min-width: 56.01rem)')
  let query, index, typing, turn = 0

  for (const part of [form, filters, sort]) part.hidden = false
  filters.parentElement.classList.add('scripted')
  filters.open = wide.matches
  wide.addEventListener('change', () => { filters.open = wide.matches })

  document.addEventListener('input', ({ target }) => {
    if (target.form !== form) return
    const isGradual = target.type === 'search' || target.type === 'range'
    showPay()
    clearTimeout(typing)
    typing = setTimeout(() => ask(readForm(), isGradual && formatQuery(query)), isGradual ? typingPause : 0)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(typing)
    ask(readForm())
    filters.open &&= wide.matches
    document.activeElement.blur()
  })
  chipList.addEventListener('click', ({ target }) => {
    const chip = target.closest('button')
    if (!chip) return
    const rest = new URLSearchParams(formatQuery(query))
    rest.delete(chip.name, chip.value)
    ask(parseQuery(rest))
    fillForm();
    (chipList.querySelector('button') ?? sort).focus()
  })
  addEventListener('popstate', readAddress)
  readAddress()

  function readAddress() {
    query = parseQuery(new URLSearchParams(location.search))
    fillForm()
    show()
  }

  /** Makes a query the current one, in the address and on the page. */
  function ask(next, isReplacing) {
    const words = formatQuery(next)
    const address = folder + (words && `?${words}`)
    if (words !== formatQuery(query)) history[isReplacing ? 'replaceState' : 'pushState'](null, '', address)
    query = next
    show()
  }

  function readForm() {
    const next = parseQuery(new URLSearchParams(new FormData(form)))
    const offered = [...form.elements].filter(({ name }) => name === 'category').map(({ value }) => value)
    next.category.push(...query.category.filter((one) => !offered.includes(one)))
    return next
  }

  function fillForm() {
    for (const control of form.elements) {
      const asked = [query[control.name]].flat().map(String)
      if (control.type === 'checkbox' || control.type === 'radio') control.checked = asked.includes(control.value)
      else if (control.name) control.value = asked[0]
    }
    showPay()
  }

  function showPay() {
    if (pay) pay.nextElementSibling.value = pay.value > 0 ? money.format(pay.value) : 'any'
  }

  async function show() {
    const mine = ++turn
    chipList.replaceChildren(...chips(query, money).map(({ name, value, words }) => element('li', {},
      element('button', { class: 'chip', type: 'button', name, value, 'aria-label': `Remove ${words}` },
        words, element('span', { class: 'icon icon-cross' })))))
    chipList.hidden = !chipList.firstChild
    if (!formatQuery(query)) return showPublished()
    try {
      if (!index) count.textContent = 'Searching…'
      const opened = await (index ??= open(root))
      const found = await opened.search({ ...question(query), today: today() }, { size: rowsAtOnce })
      if (mine === turn) showRows(found, opened.count)
    } catch (error) {
      index = undefined
      showPublished()
      count.textContent = 'The search did not load; this list has everything.'
      console.warn(error)
    }
  }

  function showPublished() {
    count.replaceChildren(...published.count)
    list.replaceChildren(...published.rows)
    more.hidden = nothing.hidden = true
    if (pages) pages.hidden = false
  }

  function showRows(found, total) {
    if (pages) pages.hidden = true
    nothing.hidden = found.total > 0
    const [some, all] = [found.total, total].map((one) => one.toLocaleString(language))
    count.replaceChildren(element('strong', {}, some), ` of ${all} open`)
    list.replaceChildren(...found.rows.map(rowElement))
    more.hidden = found.rows.length === found.total
    more.onclick = async () => {
      const begin = list.children.length
      const rows = await found.page(begin, rowsAtOnce)
      if (list.children.length !== begin) return
      list.append(...rows.map(rowElement))
      more.hidden = list.children.length === found.total
      list.children[begin]?.querySelector('a').focus()
    }
  }
}

/** A row as job-row.mustache writes it. */
function rowElement(row) {
  const now = today()
  const facts = [
    ['tag', row.kind === 'referral' && 'Referral'], ['pay', row.payText ?? (row.kind !== 'referral' && 'Pay not stated')],
    ['', row.grade], ['', row.schedule], closing(row, now),
  ].filter(([, words]) => words)
  return element('li', { class: 'job' },
    element('span', { class: `mark hue-${row.hue}`, 'aria-hidden': true }, row.monogram ?? ''),
    element('h3', {}, element('a', { href: new URL(row.url, root) }, row.title)),
    element('p', { class: 'who' }, ...[row.organization, row.placeText].filter(Boolean)
      .flatMap((words, i) => [i ? ' · ' : '', element('span', {}, words)])),
    element('p', { class: 'facts' }, ...facts.map(([kind, words]) => element('span', { class: kind }, words, ' '))),
    element('p', { class: 'side' },
      element('time', { datetime: row.posted, class: row.firstSeen === now ? 'new' : '' }, dayWords(row.posted, now))))
}

function closing({ closes, kind }, now) {
  if (!closes) return ['', kind === 'job' && 'open until filled']
  const left = daysBetween(now, closes)
  if (left < 0) return ['past', `closed ${dayWords(closes, now)}`]
  if (left > 3) return ['', `closes ${dayWords(closes, now)}`]
  return ['soon', `closes ${['today', 'tomorrow'][left] ?? `in ${left} days`}`]
}

/** `Today`, `Yesterday`, `18 Nov`, `4 Mar 2028`. */
function dayWords(day, now) {
  const ago = daysBetween(day, now)
  const [year, month, date] = day.split('-').map(Number)
  return ['Today', 'Yesterday'][ago] ?? `${date} ${months[month - 1]}${Math.abs(ago) > 300 ? ` ${year}` : ''}`
}

function daysBetween(from, to) {
  return Math.round((Date.parse(to) - Date.parse(from)) / 864e5)
}

/** The visitor's day, 2026-11-20: Sweden writes dates as ISO 8601 does. */
function today() {
  return new Date().toLocaleDateString('sv')
}

function element(name, attributes, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value !== '') made.setAttribute(key, value)
  made.append(...children)
  return made
}
