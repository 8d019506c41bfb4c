import { lessonsHold } from '../../../learn/testing/lessons.ts'
import { MoveDraft } from '../../aslsk/play/drafts/move-draft.ts'
import { play } from '../play/index.tsx'
import { learn } from './index.tsx'

lessonsHold({
  play,
  learn,
  minutes: [6, 8],
  act({ desk }, one) {
    if ('hex' in one && desk.draft instanceof MoveDraft) desk.choosePlace(desk.s.setting.map.grid.indexOf(one.hex))
  },
})
