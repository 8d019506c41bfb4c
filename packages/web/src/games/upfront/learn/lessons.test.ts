import type { UpfrontEvent, UpfrontState } from '@firegroup/upfront'
import { expect, test } from 'vitest'
import type { LessonRun } from '../../../learn/run.ts'
import { lessonsHold } from '../../../learn/testing/lessons.ts'
import { TableDraft } from '../play/drafts/table-draft.ts'
import { play } from '../play/index.tsx'
import type { UpfrontDraft } from '../play/kinds.ts'
import { learn } from './index.tsx'

const pupil = lessonsHold({
  play,
  learn,
  minutes: [30, 36],
  act(run, one) {
    const { desk } = run
    if ('place' in one) desk.choosePlace(one.place)
    else if ('card' in one) desk.attempt((draft) => draft.chooseCard(one.card))
    else if ('offer' in one) take(run, one.offer)
  },
})

function take({ desk, lesson }: LessonRun<UpfrontState, UpfrontEvent, UpfrontDraft>, words: string): void {
  const { draft } = desk
  if (!(draft instanceof TableDraft)) throw new Error(`${lesson.id}: nothing is offered.`)
  const option = draft.shown.find((each) => each.words.startsWith(words))
  if (!option) throw new Error(`${lesson.id}: no offer begins with ‘${words}’ among ${draft.shown.map((each) => each.words).join(' | ')}.`)
  // a single one is proposed already
  if (draft.picked !== option) draft.pick(option)
}

test('a turn that is let pass says so, and can be taken again', async () => {
  await pupil.miss(learn.lessons[2]!, ({ desk }) => desk.decide({ type: 'done' }))
})

/** What became of men in each situation of a lesson, as its own solution plays it. */
async function fates(id: string): Promise<string[][]> {
  const run = await pupil.begin(learn.lessons.find((lesson) => lesson.id === id)!)
  const told: string[][] = []
  while (!run.over) {
    const { index } = run
    if (run.step.situation) told.push([])
    await pupil.takeStep(run)
    const { s: state, events } = run.desk
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
