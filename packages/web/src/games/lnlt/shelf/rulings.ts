import type { RulingOptions } from '@firegroup/lnlt'

interface Ruling {
  readonly id: keyof RulingOptions
  readonly name: string
  /** As the rules are usually read first. */
  readonly choices: readonly { readonly value: string; readonly name: string; readonly note: string }[]
}

/** What matters in the infantry game and is read in two ways. */
export const RULINGS: readonly Ruling[] = [
  {
    id: 'leaderInOpportunityFire',
    name: 'Leaders in Opportunity Fire',
    choices: [
      { value: 'yes', name: 'They lead it', note: 'The Leadership Modifier counts.' },
      { value: 'no', name: 'They do not', note: 'Only in the own impulse.' },
    ],
  },
  {
    id: 'lowCrawlIntoMelee',
    name: 'Low Crawl into Melee',
    choices: [
      { value: 'yes', name: 'Allowed', note: 'One may crawl into the enemy’s hex.' },
      { value: 'no', name: 'Not allowed', note: 'Whoever fights must stand up.' },
    ],
  },
]
