import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import type { LnltEvent, LnltState, MoveMode } from '@firegroup/lnlt'
import { describe, expect, test } from 'vitest'
import type { Act } from '../../../learn/lesson.ts'
import { LessonRun } from '../../../learn/run.ts'
import type { HexDraft } from '../../../play/controller/draft.ts'
import { TEMPOS } from '../../../play/session/session.ts'
import { ACTIVITIES, ActDraft } from '../play/drafts/act-draft.ts'
import { play } from '../play/index.tsx'
import { glossary } from './glossary.ts'
import { learn } from './index.tsx'
import { lessons } from './lessons/index.ts'

const MOST_WORDS = 45
const words = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length
type Run = LessonRun<LnltState, LnltEvent, HexDraft>
const begin = (index: number): Run => new LessonRun(lessons[index]!, play, learn, { tempo: () => TEMPOS.instant, worker: () => null })

/** Until nobody but the player has anything to do. */
async function settled(run: Run): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await new Promise((done) => setTimeout(done))
    if (run.done || run.over || run.missed || (run.desk.open && !run.desk.session.beating && !run.desk.session.match.thinking)) return
  }
  throw new Error(`${run.lesson.id}: nothing happens any more in step ${run.index + 1}.`)
}

async function act(run: Run, one: Act): Promise<void> {
  await settled(run)
  const { desk } = run
  desk.dismiss()
  if (one === 'confirm') desk.confirm()
  else if (one === 'end') endPhase(run)
  else if ('hex' in one) desk.choosePlace(desk.s.setting.map.grid.indexOf(one.hex))
  else if ('mode' in one && desk.draft instanceof ActDraft) chooseMode(desk.draft, one.mode)
  else if ('decide' in one) expect(desk.decide(one.decide)).toEqual({ ok: true })
  expect(desk.refusal).toBeNull()
}

/** Where somebody could still act it is asked once more. */
function endPhase({ desk }: Run): void {
  desk.endPhase()
  if (desk.confirming) desk.endPhase()
}

function chooseMode(draft: ActDraft, mode: string): void {
  const activity = ACTIVITIES.find((each) => each === mode)
  if (activity) draft.do(activity)
  else draft.setMode(mode as MoveMode)
}

async function solve(run: Run): Promise<string[]> {
  const told: string[] = []
  while (!run.over) {
    const { index } = run
    expect(run.done, `step ${index + 1} of ${run.lesson.id} before anything is done`).toBe(false)
    for (const one of run.step.solution) if (run.index === index && !run.done) await act(run, one)
    await settled(run)
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
    const run = begin(index)
    const told = await solve(run)
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
        if (run.missed) break
        if (run.done) run.next()
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

test('a step that is missed says so, and can be taken again', async () => {
  const run = begin(1)
  await settled(run)
  for (let i = 0; i < 20 && !run.missed; i++) {
    endPhase(run)
    await settled(run)
  }
  expect(run.missed).toBe(true)
  run.again()
  expect(run.missed).toBe(false)
  await solve(run)
})

test('all lessons together take about twenty minutes', () => {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  expect(minutes).toBeGreaterThanOrEqual(15)
  expect(minutes).toBeLessThanOrEqual(25)
})
