// Asks the index in a folder one question and prints what it read for that: index-search.mjs <site> <query>.
import { readFile, readdir, mkdtemp, copyFile, writeFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [site, query] = process.argv.slice(2)
// Node before 20.19 takes a .js file for CommonJS, unless the folder says that it is a module.
const folder = await mkdtemp(join(tmpdir(), 'index-search-'))
await writeFile(join(folder, 'package.json'), '{"type":"module"}')
for (const name of await readdir(join(site, 'assets'))) {
  if (name.endsWith('.js')) await copyFile(join(site, 'assets', name), join(folder, name))
}
const { open } = await import(pathToFileURL(join(folder, 'search.js')))
const base = pathToFileURL(`${site}/`)
const paths = []
const index = await open(base, async (url) => {
  paths.push(url.href.slice(base.href.length))
  return JSON.parse(await readFile(url, 'utf8'))
})
const question = JSON.parse(query)
await index.search(question)
const fetched = [...paths]
// The second time everything is there: that is what a key press costs.
const start = performance.now()
const found = await index.search(question)
console.log(JSON.stringify({ paths: fetched, total: found.total, milliseconds: performance.now() - start, ids: found.rows.map(({ id }) => id) }))
await rm(folder, { recursive: true })
