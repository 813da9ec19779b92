// The theme's modules for Node: before 20.19 it takes a .js file for CommonJS unless a package.json says otherwise.

import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = await mkdtemp(join(tmpdir(), 'boardwalk-modules-'))
const assets = join(folder, 'assets')
await cp(fileURLToPath(new URL('../../Templates/assets/', import.meta.url)), assets, { recursive: true })
await writeFile(join(folder, 'package.json'), '{"type":"module"}')

/** A module of Templates/assets. */
export const module = (name) => import(pathToFileURL(join(assets, name)))
