// The page that stands in for one that this device does not have: it is shown at the address asked for.

import { one } from './element.js'

one('again').addEventListener('click', () => location.reload())
addEventListener('online', () => location.reload())
