import type { MoveMode } from '@firegroup/lnlt'
import { test } from 'vitest'
import { endPhase, lessonsHold } from '../../../learn/testing/lessons.ts'
import { ActDraft } from '../play/drafts/act-draft.ts'
import { ACTIVITIES } from '../play/drafts/activities.ts'
import { play } from '../play/index.tsx'
import { learn } from './index.tsx'

const pupil = lessonsHold({
  play,
  learn,
  minutes: [15, 45],
  act({ desk }, one) {
    if ('hex' in one) desk.choosePlace(desk.s.setting.map.grid.indexOf(one.hex))
    else if ('mode' in one && desk.draft instanceof ActDraft) chooseMode(desk.draft, one.mode)
  },
})

function chooseMode(draft: ActDraft, mode: string): void {
  const activity = ACTIVITIES.find((each) => each === mode)
  if (activity) draft.do(activity)
  else draft.setMode(mode as MoveMode)
}

test('a step that is missed says so, and can be taken again', async () => {
  await pupil.miss(learn.lessons[1]!, endPhase)
})
