import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')

/** Which file imports which, by their paths in the app. Tests may import anything. */
const imports = globSync('**/*.{ts,tsx}', { cwd: src })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .flatMap((from) =>
    [...readFileSync(join(src, from), 'utf8').matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, to]) => ({
      from,
      to: posix.join(posix.dirname(from), to!),
    })),
  )

test('the board and its tools know no place and no game', () => {
  const strangers = imports.filter(({ from, to }) => from.startsWith('board/') && /^(play|boards|home|lab|learn|matches|games)\//.test(to))
  expect(strangers).toEqual([])
})

test('the Boards place is a place like others: the app alone opens it', () => {
  const borrowed = imports.filter(({ from, to }) => to.startsWith('boards/') && !from.startsWith('boards/') && from !== 'app/App.tsx')
  expect(borrowed).toEqual([])
})
