// Runs before anything is painted, so that nothing moves afterwards. A module would come too late, and from a file manager
// not at all: there the page stays as it is without scripts.
if (location.protocol !== 'file:') {
  const page = document.documentElement
  page.classList.add('scripted')
  page.classList.toggle('sharing', Boolean(navigator.share))
  try {
    const kept = (name) => JSON.parse(localStorage.getItem(name + ' ' + document.currentScript.src.split('assets/')[0]))
    if (kept('view')?.includes('grid')) page.classList.add('grid')
    const sheet = new CSSStyleSheet()
    for (const [name, place] of [['hidden', 'body'], ['seen', 'main[data-script=find]']]) {
      const ids = kept(name)
      if (ids?.length) sheet.insertRule(`${place} .job:is(${ids.map((id) => `[data-id="${CSS.escape(id)}"]`)}) { display: none }`)
    }
    document.adoptedStyleSheets = [sheet]
  } catch {
    // Storage that is blocked or damaged: the list is shown as it was published.
  }
}
