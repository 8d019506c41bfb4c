/** Play Both Sides at the table: that of the Starter Kit, with the panel that says why the book fired or held. */
import type { AslskState } from '@firegroup/aslsk'
import { pace } from '@firegroup/content/paces/pbs'
import { type PbsEvent, pbs, pbsOf } from '@firegroup/pbs'
import type { HexDraft } from '../../../play/controller/draft.ts'
import { play as kit } from '../../aslsk/play/index.tsx'
import type { GamePlay } from '../../game.ts'
import { glossary } from '../learn/glossary.ts'
import { Why } from './Why.tsx'

const plain = kit as unknown as GamePlay<AslskState, PbsEvent, HexDraft>

export const play: GamePlay<AslskState, PbsEvent, HexDraft> = {
  ...plain,
  system: pbs,
  glossary,
  pace,
  desk: {
    ...plain.desk,
    // one person in both chairs hands the screen to nobody
    turn: (s, seat, asked) => (pbsOf(s)?.options.mode === 'bothSides' ? '' : plain.desk.turn(s, seat, asked)),
    role: (event) => (event.type === 'pbsDecided' ? 'between' : plain.desk.role(event)),
    dice: (event) => (event.type === 'pbsDecided' ? [] : plain.desk.dice(event)),
  },
  bars: { ...plain.bars, isNews: (event) => event.type !== 'pbsDecided' && plain.bars.isNews(event) },
  card: {
    ...plain.card,
    inForce: (s) => [
      ...plain.card.inForce(s),
      { name: 'Play Both Sides', says: 'The defender’s First Fire in the enemy’s Movement Phase is decided by the book.' },
    ],
  },
  log: {
    ...plain.log,
    under: { ...plain.log.under, pbsDecided: 'Fire' },
    kinds: { ...plain.log.kinds, pbsDecided: 'dice' },
    line: (s, told) => (told.event.type === 'pbsDecided' ? null : plain.log.line(s, told)),
    stepOf: (event) => (event.type === 'pbsDecided' ? null : plain.log.stepOf(event)),
    repeats: (s, event, before) => event.type !== 'pbsDecided' && plain.log.repeats(s, event, before),
  },
  Table: (props) => (
    <>
      <plain.Table {...props} />
      <Why desk={props.desk} lesson={props.lesson !== undefined} />
    </>
  ),
}
