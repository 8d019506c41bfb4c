import { test } from 'vitest'
import { endPhase, lessonsHold } from '../../../learn/testing/lessons.ts'
import { type Mode, MoveDraft } from '../play/drafts/move-draft.ts'
import { play } from '../play/index.tsx'
import { learn } from './index.tsx'

const pupil = lessonsHold({
  play,
  learn,
  minutes: [15, 60],
  act({ desk }, one) {
    if ('hex' in one) desk.choosePlace(desk.s.setting.map.grid.indexOf(one.hex))
    else if ('mode' in one && desk.draft instanceof MoveDraft) desk.draft.setMode(one.mode as Mode)
  },
})

test('a step that is missed says so, and can be taken again', async () => {
  await pupil.miss(learn.lessons[1]!, endPhase)
})
