import type { Upfront } from '../../context.ts'
import type { ActionCard } from '../../data/cards.ts'
import type { DrawnAs } from '../../hooks.ts'
import type { Arriving } from '../../reinforcements/arriving.ts'
import { type Card, enemyOf, SIDES, type Side, type UpfrontState } from '../../state.ts'
import { manName, numberName, sideName } from '../../words/names.ts'
import type { UpfrontModule } from '../module.ts'
import { seek } from './attempt.ts'
import { ledger, ledgerOf, mayTryIn, openLedger } from './ledger.ts'
import { reserveFor } from './reserve.ts'

const TRIES_ON = 6

/** 48.2: the enemy of whoever uses a black 6 as a Random Number may try in his next turn. */
function blackSix(g: Upfront, card: ActionCard, as: DrawnAs): void {
  const s = g.state
  if (as !== 'number' || card.red || card.rn !== TRIES_ON) return
  const side = enemyOf(s.active)
  if (mayTryIn(s, side, s.deckNumber)) openLedger(s).gained[side]++
}

/** 48.2: so may everyone in his first turn after a Deck in which he could, but for the last. */
function deckOver(g: Upfront): void {
  const s = g.state
  if (s.timeUp) return
  for (const side of SIDES) if (mayTryIn(s, side, s.deckNumber - 1)) openLedger(s).gained[side]++
}

/** 48.2: what was gained counts in the very next own turn, and is lost with it. */
function ripen(g: Upfront): undefined {
  const s = g.state
  const kept = ledgerOf(s)
  if (!kept) return
  kept.now = kept.gained[s.active]
  kept.gained[s.active] = 0
}

/** 48.33: the first of those who wait, at the edge that the colour of the Movement card says. */
function arriving(s: UpfrontState, side: Side, card: Card): Arriving | undefined {
  const men = ledgerOf(s)?.parties[side][0]
  return men && { men, letter: s.setting.cards[card]!.red ? 'Z' : 'E', came: () => void ledgerOf(s)!.parties[side].shift() }
}

type Sought = {
  readonly facts: { readonly side: Side; readonly card: Card; readonly what: 'sniper' | 'nobody' | 'men'; readonly men: readonly number[] }
}

const tried = (s: UpfrontState) => ledgerOf(s)?.tried === s.turn

/** 48: men, guns, a vehicle or a Sniper that nobody counted on. */
export const randomReinforcement: UpfrontModule = {
  id: 'random-reinforcement',
  title: 'Random reinforcement',
  sentence: 'After the enemy has drawn a black 6, or a Deck has passed, a side may spend its turn looking for reinforcements.',
  reserve: reserveFor,
  acts: { act: [seek] },
  steps: [{ key: 'turn.random', phase: 'turn', order: 110, run: ripen }],
  state: ledger,
  unfit: ({ rulesThrough }) =>
    rulesThrough < 35
      ? { rule: '48.1', message: 'Random reinforcement needs the rules through chapter 35: men have to enter.' }
      : undefined,
  hooks: {
    drawn: [blackSix],
    deckPassed: [deckOver],
    arriving: [arriving],
    // 48.21, 48.22: nothing else, and no discard
    mostActions: [(s) => (tried(s) ? 0 : undefined)],
    discardLimit: [(s, _side, limit) => (tried(s) ? 0 : limit)],
  },
  tellers: {
    'random:sought': (s, { facts: { side, card, what, men } }: Sought) => ({
      text:
        what === 'nobody'
          ? `The ${sideName(s, side)} side looks for reinforcements, and nobody comes.`
          : what === 'sniper'
            ? `A Sniper has found his way to the ${sideName(s, side)} side.`
            : `Reinforcements are on their way to the ${sideName(s, side)} side: ${men.map((man) => manName(s, man)).join(', ')}.`,
      detail: `Drawn: ${numberName(s, card)}.`,
    }),
  },
  // about half of the cards are black, and most bring two men or more
  advice: { seek: (s) => 3 * (ledgerOf(s)?.now ?? 0) },
  glossary: [
    {
      id: 'random-reinforcement',
      name: 'Random reinforcement',
      rules: ['48.1', '48.2', '48.21', '48.31', '48.33', '48.4'],
      text: 'In the turn after your opponent has used a black 6, or after a Deck, you may draw a number as your only action. A black one brings what the table says: a Sniper, men, a gun or a vehicle. They enter later with a Movement card, as group Z with a red one and E with a black one.',
      also: ['seek'],
      see: ['reinforcements'],
    },
  ],
}
