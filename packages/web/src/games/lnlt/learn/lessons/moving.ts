import type { Lesson } from '../lesson.ts'
import { attacks, german, isAt, RIFLES, SQUAD, theyReact, us, village } from './ground.ts'

export const moving: Lesson = {
  id: 'lnl-moving',
  title: 'Moving under fire',
  idea: 'Who has fired at the first can’t fire at the second.',
  minutes: 3,
  steps: [
    {
      situation: village({ units: [us(SQUAD, 'C6'), us(SQUAD, 'D8'), german(RIFLES, 'F5')] }),
      seed: 'draw 4',
      look: ['C6', 'D8', 'F5', 'F7'],
      opponent: [theyReact(2, 'F5', 'D7')],
      text: 'You want to get to the house in F7. The Germans in F5 watch the field before it, and they have not fired yet. Activate C6 and let that Squad step out to D7.',
      hint: 'Click C6, press Activate, click D7, and press the button. The small figure in each hex is the risk there.',
      goal: (moment) => attacks(moment, 'red').length > 0,
      after:
        'Three against three: not higher, no effect. Your Squad may go on. And they have fired: a shot spent on the first who showed himself.',
      solution: [{ hex: 'C6' }, 'confirm', { hex: 'D7' }, 'confirm'],
    },
    {
      text: 'F5 has its FIRED tab: done for this turn. Stop in D7. In your next impulse, take the other Squad from D8 over E7 into F7.',
      hint: 'Press Stop here. When it is your impulse again: D8, Activate, F7, and the button for each step.',
      goal: (moment) => isAt(moment, 1, 'F7'),
      after: 'Nobody was left to fire at it. One Squad draws the fire, the other gets through: most attacks in this game are made of that.',
      solution: ['confirm', { hex: 'D8' }, 'confirm', { hex: 'F7' }, 'confirm', 'confirm'],
    },
    {
      situation: village({ units: [us(SQUAD, 'C6'), german(RIFLES, 'F5')] }),
      seed: 'crawl 0',
      look: ['C6', 'D6', 'F5', 'F7'],
      opponent: [theyReact(1, 'F5', 'D6')],
      text: 'Nobody sees your Squad in C6. If it walks into the house in D6, its movement gives it away, and F5 fires. Let it go there by Low Crawl: one hex, on its belly.',
      hint: 'Activate C6. In the dock choose Low Crawl among the ways of moving. Then click D6 and press the button.',
      goal: (moment) => isAt(moment, 0, 'D6'),
      after: (moment) =>
        attacks(moment, 'red').length > 0
          ? 'You walked, and they saw it. Low Crawl would have brought your Squad there unseen: one hex a turn, but no shot.'
          : 'There, and not spotted: in cover those who crawl don’t give themselves away. It is slow, one hex a turn, and very quiet.',
      solution: [{ hex: 'C6' }, 'confirm', { mode: 'lowCrawl' }, { hex: 'D6' }, 'confirm'],
    },
  ],
  learned: [
    'Each step can be answered with Opportunity Fire.',
    'Whoever fires is done for the turn: draw that fire first.',
    'Low Crawl: one hex, unseen in cover.',
  ],
  terms: ['movement-points', 'opportunity-fire', 'moving-target', 'low-crawl', 'fired'],
}
