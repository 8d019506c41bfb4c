import { boards } from '@firegroup/content/boards'
import { expect, test } from 'vitest'
import { readMapFile } from './file.ts'

const file = (text: string): File => new File([text], 'map.json')

test('a sound map file is read whole', async () => {
  const read = await readMapFile(file(JSON.stringify(boards[0])))
  expect(read.ok && read.map.id).toBe(boards[0]?.id)
})

test('a file that is not JSON, and one that is not a map, are refused in sentences', async () => {
  for (const text of ['', '{"format":', '[]', '{"format":"firegroup-map"}', JSON.stringify({ ...boards[0], hexes: {} })]) {
    const read = await readMapFile(file(text))
    if (read.ok) throw new Error(`${text} was read as a map.`)
    expect(read.problems.length).toBeGreaterThan(0)
    for (const problem of read.problems) expect(problem).toMatch(/\.$/)
  }
})
