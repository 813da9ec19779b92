// The theme's modules as a test may import them.
import { copyFile, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const assets = fileURLToPath(new URL('../../Templates/assets', import.meta.url))
// Node before 20.19 takes a .js file for CommonJS, unless the folder says that it is a module.
const folder = await mkdtemp(join(tmpdir(), 'boardwalk-modules-'))
await writeFile(join(folder, 'package.json'), '{"type":"module"}')
for (const name of await readdir(assets)) {
  if (name.endsWith('.js')) await copyFile(join(assets, name), join(folder, name))
}
// What the scripts say is made of a language's file when a board is built.
if (process.env.SITE) await copyFile(join(process.env.SITE, 'assets/strings.js'), join(folder, 'strings.js'))

/** A module by its name: `search`. */
export const load = (name) => import(pathToFileURL(join(folder, `${name}.js`)))
