import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import type { UpfrontEvent, UpfrontState } from '@firegroup/upfront'
import { describe, expect, test } from 'vitest'
import type { Act } from '../../../learn/lesson.ts'
import { LessonRun } from '../../../learn/run.ts'
import { TEMPOS } from '../../../play/session/session.ts'
import { TableDraft } from '../play/drafts/table-draft.ts'
import { play } from '../play/index.tsx'
import type { UpfrontDraft } from '../play/kinds.ts'
import { glossary } from './glossary.ts'
import { learn } from './index.tsx'
import { lessons } from './lessons/index.ts'

const MOST_WORDS = 45
const words = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length
type Run = LessonRun<UpfrontState, UpfrontEvent, UpfrontDraft>
const begin = (index: number): Run => new LessonRun(lessons[index]!, play, learn, { tempo: () => TEMPOS.instant, worker: () => null })

/** Until nobody but the player has anything to do. */
async function settled(run: Run): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await new Promise((done) => setTimeout(done))
    const { desk, done, over } = run
    if (done || over || desk.session.game.outcome || (desk.open && !desk.session.beating && !desk.session.match.thinking)) return
  }
  throw new Error(`${run.lesson.id}: nothing happens any more in step ${run.index + 1}.`)
}

async function act(run: Run, one: Act): Promise<void> {
  await settled(run)
  const { desk } = run
  desk.dismiss()
  if (one === 'confirm') desk.confirm()
  else if (one === 'end') desk.endPhase()
  else if ('place' in one) desk.choosePlace(one.place)
  else if ('card' in one) desk.attempt((draft) => draft.chooseCard(one.card))
  else if ('offer' in one) offered(run, one.offer)
  else if ('decide' in one) expect(desk.decide(one.decide)).toEqual({ ok: true })
  expect(desk.refusal).toBeNull()
}

function offered({ desk, lesson }: Run, words: string): void {
  const { draft } = desk
  if (!(draft instanceof TableDraft)) throw new Error(`${lesson.id}: nothing is offered.`)
  const option = draft.shown.find((each) => each.words.startsWith(words))
  if (!option) throw new Error(`${lesson.id}: no offer begins with ‘${words}’ among ${draft.shown.map((each) => each.words).join(' | ')}.`)
  // a single one is proposed already
  if (draft.picked !== option) draft.pick(option)
}

async function solve(run: Run): Promise<string[]> {
  const told: string[] = []
  while (!run.over) {
    const { index } = run
    expect(run.done, `step ${index + 1} of ${run.lesson.id} before anything is done`).toBe(false)
    for (const one of run.step.solution) if (run.index === index && !run.done) await act(run, one)
    for (let i = 0; i < 20 && run.index === index && !run.done; i++) await settled(run)
    if (run.index === index) {
      expect(run.done, `step ${index + 1} of ${run.lesson.id}`).toBe(true)
      told.push(run.after)
      run.next()
    }
  }
  run.close()
  return told
}

describe.each(lessons.map((lesson, index) => ({ id: lesson.id, lesson, index })))('the lesson $id', ({ lesson, index }) => {
  test('is done by its own solution', async () => {
    const told = await solve(begin(index))
    expect(told.length).toBe(lesson.steps.filter(({ after }) => after !== undefined).length)
    expect(told.every((text) => words(text) <= MOST_WORDS)).toBe(true)
  })

  test('says little at a time', () => {
    for (const { text, hint, after } of lesson.steps)
      for (const each of [text, hint, typeof after === 'string' ? after : '']) expect(words(each), each).toBeLessThanOrEqual(MOST_WORDS)
    expect(lesson.minutes).toBeLessThanOrEqual(4)
  })

  test('leads on to terms that the glossary has', () => {
    const known = glossary.terms.map(({ id }) => id)
    expect(lesson.terms.filter((term) => !known.includes(term))).toEqual([])
  })
})

test.each(lessons.map(({ id }, index) => ({ id, index })))(
  'whatever is tried in $id, the lesson goes on or says that its moment has passed',
  async ({ index }) => {
    for (let seed = 0; seed < 6; seed++) {
      const chance = new KeyedChance(keyFromSeed(`trying ${seed}`))
      const run = begin(index)
      for (let i = 0; i < 40 && !run.over && !run.missed; i++) {
        await settled(run)
        if (run.done) run.next()
        else if (run.desk.session.game.outcome) break
        else {
          run.desk.dismiss()
          const candidates = [...(run.desk.open?.question.candidates() ?? [])]
          run.desk.decide(candidates[chance.pick(candidates)])
        }
        expect(run.desk.session.problem).toBeNull()
      }
      if (run.missed) {
        run.again()
        expect([run.done, run.missed]).toEqual([false, false])
      }
      run.close()
    }
  },
)

test('a turn that is let pass says so, and can be taken again', async () => {
  const run = begin(2)
  await settled(run)
  run.desk.decide({ type: 'done' })
  await settled(run)
  expect(run.missed).toBe(true)
  run.again()
  expect(run.missed).toBe(false)
  await solve(run)
})

/** What became of men in each situation of a lesson, as its own solution plays it. */
async function fates(id: string): Promise<string[][]> {
  const run = begin(lessons.findIndex((lesson) => lesson.id === id))
  const told: string[][] = []
  while (!run.over) {
    const { index } = run
    if (run.step.situation) told.push([])
    for (const one of run.step.solution) if (run.index === index && !run.done) await act(run, one)
    for (let i = 0; i < 20 && run.index === index && !run.done; i++) await settled(run)
    const { state, events } = run.desk.session.game
    const name = (man: number): string => state.setting.roster[man]!.name
    told[told.length - 1] = events.flatMap(({ event }) => {
      if (event.type === 'pinned' || event.type === 'rallied') return [`${name(event.man)} ${event.type}`]
      return event.type === 'manLost' ? [`${name(event.man)} ${event.fate}`] : []
    })
    if (run.index === index) run.next()
  }
  run.close()
  return told
}

test('what lessons tell of is what their cards bring', async () => {
  expect(await fates('first-cards')).toEqual([['Prentice pinned', 'Harlan pinned']])
  expect((await fates('range-and-firepower'))[1]).toEqual(['Prentice kia', 'Harlan pinned'])
  expect(await fates('pinned-men')).toEqual([
    ['Haas rallied', 'Ritter rallied'],
    ['Harlan rout', 'Prentice pinned'],
    ['Lindner rallied', 'Harlan pinned'],
  ])
  expect(await fates('going-forward')).toEqual([[]])
  expect((await fates('what-you-throw-away'))[1]).toEqual(['Prentice pinned'])
  expect((await fates('round-the-side'))[1]).toEqual(['Harlan kia', 'Sizemore pinned'])
})

test('all lessons together take about a quarter of an hour', () => {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  expect(minutes).toBeGreaterThanOrEqual(15)
  expect(minutes).toBeLessThanOrEqual(20)
})
