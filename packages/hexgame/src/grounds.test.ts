import type { Reading } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { Grounds } from './grounds.ts'

test('a ground is read once as long as it is kept, and one that could not be read is read again', () => {
  const grounds = new Grounds<{ readonly name: string }>()
  const read: string[] = []
  const groundOf = (name: string): Reading<{ readonly name: string }> =>
    grounds.get({ name }, () => {
      read.push(name)
      return name === 'bad' ? { ok: false, problems: [{ message: 'No.' }] } : { ok: true, value: { name } }
    })
  const first = groundOf('hill')
  expect(first).toEqual({ ok: true, value: { name: 'hill' } })
  expect(groundOf('hill')).toEqual(first)
  groundOf('bad')
  groundOf('bad')
  expect(read).toEqual(['hill', 'bad', 'bad'])
  for (let other = 0; other < 12; other++) groundOf(`valley ${other}`)
  groundOf('hill')
  expect(read.filter((name) => name === 'hill')).toHaveLength(2)
})
