import { type AslskEvent, aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { scenario as lnltScenario } from '@firegroup/content/lnlt'
import { scenario as upfrontScenario } from '@firegroup/content/upfront'
import { type Game, type GameEvent, KeyedChance, keyFromSeed, type System, startGame } from '@firegroup/kernel'
import { lnlt } from '@firegroup/lnlt'
import { upfront } from '@firegroup/upfront'
import { describe, expect, test } from 'vitest'
import { play as aslskPlay } from '../../games/aslsk/play/index.tsx'
import type { GamePlay } from '../../games/game.ts'
import { play as lnltPlay } from '../../games/lnlt/play/index.tsx'
import { play as upfrontPlay } from '../../games/upfront/play/index.tsx'
import type { Draft } from '../controller/draft.ts'
import { chaptersOf, type LogChapter, wordsOf } from './entries.ts'
import { MarkBook } from './marks.ts'
import { logText } from './text.ts'

/** A game in which everybody does anything that is legal. */
function played<S, E extends GameEvent>(system: System<S, E>, setting: object, seed: string): Game<S, E> {
  const started = startGame(system, { scenario: setting }, { key: keyFromSeed(seed) })
  if (!started.ok) throw new Error(started.problems[0]?.message)
  const game = started.value
  const chance = new KeyedChance(keyFromSeed(`${seed} choices`))
  for (let i = 0; i < 400 && !game.outcome; i++) {
    const { seat, question } = game.open[0]!
    const all = [...question.candidates()]
    game.take(seat, all[chance.die(all.length) - 1])
  }
  return game
}

function logOf<S, E extends GameEvent, D extends Draft>(play: GamePlay<S, E, D>, game: Game<S, E>): LogChapter[] {
  const events = game.events.map(({ event }) => event)
  const words = play.tell(game.state, events)
  const told = events.map((event, i) => ({ event, words: words[i]!, under: '' }))
  return chaptersOf(play, { s: game.state, beginning: game.state, events: told })
}

const battle = played(aslsk, scenario('first-light'), 'a log')
const skirmish = logOf(aslskPlay, battle)
const logs = {
  aslsk: skirmish,
  lnlt: logOf(lnltPlay, played(lnlt, lnltScenario('bread-before-noon'), 'a log')),
  upfront: logOf(upfrontPlay, played(upfront, upfrontScenario('the-milk-run'), 'a log')),
}

describe.each(Object.entries(logs))('the log of %s', (_, chapters) => {
  const all = chapters.flatMap(({ entries }) => entries)

  test('has one line after the other under headings, each with a kind and words, and nothing under nothing', () => {
    expect(all.length).toBeGreaterThan(20)
    expect(all.map(({ index }) => index)).toEqual([...all].map(({ index }) => index).sort((a, b) => a - b))
    expect(all.filter(({ text }) => text.trim() === '')).toEqual([])
    for (const { entries } of chapters) expect(entries[0]!.nested).toBe(false)
  })

  test('a sum adds up to what was rolled', () => {
    const sums = all.flatMap(({ sum }) => (sum && sum.dice.length === 2 && / = (\d+)/.test(sum.rolled) ? [sum] : []))
    for (const { dice, rolled } of sums) expect(Number(/ = (\d+)/.exec(rolled)![1])).toBe(dice[0]! + dice[1]!)
  })
})

test('checks stand under the fire that brought them about', () => {
  const all = skirmish.flatMap(({ entries }) => entries)
  const at = all.findIndex(({ nested, kind, sum }) => nested && kind !== 'fire' && sum?.dice.length === 2)
  expect(at).toBeGreaterThan(0)
  expect(all.slice(0, at).findLast(({ nested }) => !nested)).toMatchObject({ kind: expect.stringMatching(/fire|dice|combat/) })
})

test('steps of one move are one line, and control is told only where the game is about it', () => {
  const all = skirmish.flatMap(({ entries }) => entries)
  expect(all.some(({ count, aside, kind }) => kind === 'move' && count > 1 && aside === `${count} steps`)).toBe(true)
  const told = all.filter(({ text }) => / control /.test(text))
  expect(told.length).toBeLessThan(battle.events.filter(({ event }) => event.type === 'control').length)
  for (const { text } of told) expect(JSON.stringify(scenario('first-light').victory)).toContain(/\b[A-Z]+\d+\b/.exec(text)![0])
})

test('what a module tells has a kind and a sum all the same', () => {
  const told = {
    event: { type: 'rain:starts', dice: [3, 4], modifiers: [{ rule: '1', label: 'wet', value: 1 }] },
    words: { text: 'It rains.' },
  }
  const [chapter] = chaptersOf(aslskPlay, { s: battle.state, beginning: battle.state, events: [told as never] })
  expect(chapter!.entries[0]).toMatchObject({ kind: 'dice', text: 'It rains.', sum: { rolled: '3 and 4 = 7, and +1 makes', result: '8' } })
})

test('a shot by a Gun that the reader does not see is told without saying which it is', () => {
  const unseen = -2
  const shot = {
    type: 'toHit',
    rule: '3.2.4',
    when: 'prepFire',
    by: 'axis',
    weapon: unseen,
    unit: unseen,
    at: 0,
    target: 'att',
    intensive: false,
  }
  const event = { ...shot, th: 7, dice: [5, 4], groups: [{ units: [], modifiers: [], final: 9, hit: false }], critical: -1 } as AslskEvent
  const [words] = aslskPlay.tell(battle.state, [event])
  expect(words!.text).toMatch(/^The concealed Weapon fires at A1 as an area\./)
  const [chapter] = chaptersOf(aslskPlay, { s: battle.state, beginning: battle.state, events: [{ event, words: words!, under: '' }] })
  expect(chapter!.entries[0]!.text).toBe('concealed Weapon at A1: miss')
})

test('marks and notes are kept with the game, each viewer’s own, and stand in the text', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const book = new MarkBook('g', 'allied', storage)
  const [first] = skirmish.flatMap(({ entries }) => entries)
  book.write(first!.index)
  book.write(first!.index, 'Here it began.')
  expect(new MarkBook('g', 'axis', storage).marks.size).toBe(0)
  const again = new MarkBook('g', 'allied', storage)
  expect([...again.marks]).toEqual([[first!.index, 'Here it began.']])
  const text = logText('First Light', skirmish, again.marks)
  expect(text).toContain(`* ${first!.text}`)
  expect(text).toContain('Note: Here it began.')
  again.erase(first!.index)
  expect(new MarkBook('g', 'allied', storage).marks.size).toBe(0)
  kept.set('firegroup.marks.g', '{"allied":{"x":1}')
  expect(new MarkBook('g', 'allied', storage).marks.size).toBe(0)
})

test('a search looks through all that a line says', () => {
  expect(wordsOf({ text: 'I4 fires at C6', sub: '16 column', aside: '2 steps' } as never)).toBe('i4 fires at c6 16 column 2 steps')
})
