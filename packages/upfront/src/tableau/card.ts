import type { RuleRef } from '@firegroup/kernel'
import { functionOf, isCower } from '../cards/usable.ts'
import type { CardFunction, FunctionType } from '../data/cards.ts'
import type { Card, Side, UpfrontState } from '../state.ts'

/** When a card is played as this: as an action, with the discards, in answer to something, or free of charge. */
export interface Use {
  readonly when: 'action' | 'discard' | 'answer' | 'free' | 'never'
  readonly rule: RuleRef
  readonly words: string
}

export interface FunctionLook {
  readonly printed: CardFunction
  /** 2.21, 2.22, 16.1: whether this side may play the card so at all. */
  readonly usable: boolean
  readonly use: Use
}

/** An Action card as its holder looks at it. */
export interface CardLook {
  readonly card: Card
  readonly rn: number
  readonly red: boolean
  readonly rpn: readonly number[]
  readonly rpnRed: readonly boolean[]
  readonly breeze: boolean
  readonly functions: readonly FunctionLook[]
  /** 2.22: good for nothing but Open Ground. */
  readonly cower: boolean
}

/** 2.2: a card in a side's hand, or as a side would look at it. */
export function cardLook(s: UpfrontState, side: Side, card: Card): CardLook {
  const { rn, red, rpn, rpnRed, breeze, functions } = s.setting.cards[card]!
  return {
    card,
    rn,
    red,
    rpn,
    rpnRed,
    breeze,
    functions: functions.map((printed) => ({
      printed,
      usable: printed.type !== 'Cower' && functionOf(s, side, card, printed.type) !== undefined,
      use: USES[printed.type],
    })),
    cower: isCower(s, side, card),
  }
}

/** 4.2, 4.3, 9.1, 10.4: what each function is played for. */
const USES: { readonly [T in FunctionType]: Use } = {
  Fire: { when: 'action', rule: '6.1', words: 'A group fires at an enemy group.' },
  Movement: { when: 'action', rule: '5.1', words: 'A group advances, retreats or moves sideways.' },
  Terrain: { when: 'action', rule: '5.1', words: 'A moving group stops here; or it is discarded on a moving enemy group.' },
  Rally: { when: 'action', rule: '10.2', words: 'Pinned men of one group are in good order again.' },
  Smoke: { when: 'action', rule: '13.2', words: 'A group with an unpinned leader hides in Smoke.' },
  Wire: { when: 'discard', rule: '13.3', words: 'Discarded on an enemy group, after your actions.' },
  Sniper: { when: 'discard', rule: '14.1', words: 'Discarded on an enemy group, after your actions.' },
  Concealed: { when: 'answer', rule: '9.1', words: 'Played when the enemy fires at one of your groups.' },
  Hero: { when: 'free', rule: '10.4', words: 'Rallies a pinned man at any time, or doubles a man’s firepower as he fires.' },
  Radio: { when: 'never', rule: '40.1', words: 'For artillery, which is not in this scenario.' },
  Cower: { when: 'never', rule: '2.22', words: 'Good for nothing but Open Ground, face down.' },
}
