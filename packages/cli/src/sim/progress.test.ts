import { expect, test } from 'vitest'
import { Progress } from './progress.ts'

function watched(isTTY: boolean) {
  const written: string[] = []
  let time = 0
  const progress = new Progress(100, { isTTY, columns: 120, write: (text) => written.push(text) }, () => time)
  const at = (ms: number, done: number, tell = () => progress.update(done)) => {
    time = ms
    tell()
  }
  return { written, progress, at }
}

test('a terminal gets a bar with rate and time left, redrawn in place and cleared at the end', () => {
  const { written, progress, at } = watched(true)
  at(50, 1)
  expect(written).toEqual([])
  at(5000, 25)
  expect(written).toEqual([`\r\x1b[K${'█'.repeat(6)}${'░'.repeat(18)} 25 of 100 games, 5.0 games/s, 15 s left`])
  progress.close()
  expect(written.at(-1)).toBe('\r\x1b[K')
})

test('a file gets a plain line after a second and then every five', () => {
  const { written, progress, at } = watched(false)
  at(900, 9)
  at(1000, 20)
  at(4000, 50)
  at(6000, 60)
  progress.close()
  expect(written).toEqual(['20 of 100 games, 20 games/s, 4 s left\n', '60 of 100 games, 10 games/s, 4 s left\n'])
  expect(progress.summary()).toBe('60 games in 6 s, 10 games/s')
})

test('before the first game has ended, a terminal shows that something is going on, and a file nothing', () => {
  for (const isTTY of [true, false]) {
    const { written, progress, at } = watched(isTTY)
    at(0, 0)
    written.length = 0
    at(2000, 0, () => progress.tick())
    expect(written.map((text) => text.includes('0 of 100 games, 0.0 games/s, starting'))).toEqual(isTTY ? [true] : [])
  }
})
