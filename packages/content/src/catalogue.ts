/**
 * Every rule system that there is, entered once: the command line, the lab, the app and the benchmarks go through this list. Nothing of a system is
 * loaded before it is asked for, so that the app's first page can hold the list.
 */
import type { Counsel, Player } from '@firegroup/ai'
import type { GameEvent, System } from '@firegroup/kernel'
import type { OrdersAdapter, Pace } from '@firegroup/table'

/** A system with what its computer players need to know. */
export interface Rules<S, E extends GameEvent> {
  readonly system: System<S, E>
  readonly counsel: Counsel<S>
  /** Players that this system has besides those of every game, by name. */
  readonly players?: { readonly [name: string]: () => Player<S> }
}

/** What every scenario says of itself, whatever the system. */
export interface AnyScenario {
  readonly id: string
  readonly name: string
  readonly system: string
}

/** What comes with a system. */
export interface Content {
  readonly scenarios: readonly AnyScenario[]
}

/** A system with what a table needs to know of its time and of its reactions. */
export interface TableRules<S, E extends GameEvent> {
  readonly system: System<S, E>
  readonly pace: Pace<E>
  readonly orders: OrdersAdapter<S>
}

export interface SystemEntry {
  /** The system's id, as saves and scenarios name it. */
  readonly id: string
  readonly title: string
  /** Which part of the game is there: 'the Infantry game'. */
  readonly part: string
  /** A scenario of middling size, by which its speed is measured. */
  readonly usual: string
  /** The rules, given to code that works with those of any system. */
  rules<R>(use: <S, E extends GameEvent>(rules: Rules<S, E>) => R): Promise<R>
  /** The same for code that plays matches of any system. */
  table<R>(use: <S, E extends GameEvent>(rules: TableRules<S, E>) => R): Promise<R>
  content(): Promise<Content>
}

/**
 * Play Both Sides: the Starter Kit with the DEFENDER's First Fire answered by the book. Its games are begun from the Starter Kit's scenarios, so that it
 * stands in no list of games; whoever opens, replays or verifies one finds it here.
 */
export const BY_THE_BOOK: SystemEntry = {
  id: 'pbs',
  title: 'Play Both Sides',
  part: 'the ASL Starter Kit, defended by the book',
  usual: 'chapel-on-the-hill',
  async rules(use) {
    const [{ pbs: system }, { counsel }] = await Promise.all([import('@firegroup/pbs'), import('@firegroup/aslsk')])
    return use({ system, counsel })
  },
  async table(use) {
    const [{ pbs: system }, { pace }, { orders }] = await Promise.all([
      import('@firegroup/pbs'),
      import('./paces/pbs.ts'),
      import('./orders/aslsk.ts'),
    ])
    return use({ system, pace, orders })
  },
  content: async () => ({ scenarios: [] }),
}

/** Up Front in teams: two games of its scenarios side by side. They are begun from Up Front's own, so that it stands in no list of games either. */
export const IN_TEAMS: SystemEntry = {
  id: 'upfront-teams',
  title: 'Up Front in teams',
  part: 'two games side by side',
  usual: 'two-patrols-one-orchard',
  async rules(use) {
    const { upfrontTeams: system, teamCounsel: counsel } = await import('@firegroup/upfront')
    return use({ system, counsel })
  },
  async table(use) {
    const [{ upfrontTeams: system }, { orders, pace }] = await Promise.all([import('@firegroup/upfront'), import('./teams/upfront.ts')])
    return use({ system, pace, orders })
  },
  content: async () => ({ scenarios: [] }),
}

export const CATALOGUE: readonly SystemEntry[] = [
  {
    id: 'aslsk',
    title: 'ASL Starter Kit',
    part: 'the Infantry game',
    usual: 'chapel-on-the-hill',
    async rules(use) {
      const [{ aslsk: system, counsel }, { players }] = await Promise.all([import('@firegroup/aslsk'), import('./players/aslsk.ts')])
      return use({ system, counsel, players })
    },
    async table(use) {
      const [{ aslsk: system }, { pace }, { orders }] = await Promise.all([
        import('@firegroup/aslsk'),
        import('./paces/aslsk.ts'),
        import('./orders/aslsk.ts'),
      ])
      return use({ system, pace, orders })
    },
    content: () => import('./aslsk.ts'),
  },
  {
    id: 'lnlt',
    title: 'Lock ’n Load Tactical',
    part: 'the infantry game',
    usual: 'the-manor-at-noon',
    async rules(use) {
      const { lnlt: system, counsel } = await import('@firegroup/lnlt')
      return use({ system, counsel })
    },
    async table(use) {
      const [{ lnlt: system }, { pace }, { orders }] = await Promise.all([
        import('@firegroup/lnlt'),
        import('./paces/lnlt.ts'),
        import('./orders/lnlt.ts'),
      ])
      return use({ system, pace, orders })
    },
    content: () => import('./lnlt.ts'),
  },
  {
    id: 'upfront',
    title: 'Up Front',
    part: 'the card game',
    usual: 'the-corner-house',
    async rules(use) {
      const [{ upfront: system, counsel }, { players }] = await Promise.all([import('@firegroup/upfront'), import('./players/upfront.ts')])
      return use({ system, counsel, players })
    },
    async table(use) {
      const [{ upfront: system }, { pace }, { orders }] = await Promise.all([
        import('@firegroup/upfront'),
        import('./paces/upfront.ts'),
        import('./orders/upfront.ts'),
      ])
      return use({ system, pace, orders })
    },
    content: () => import('./upfront.ts'),
  },
]
