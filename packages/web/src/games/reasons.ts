/** Why one way is better than another, in words: the terms of a system's evaluation, as they are said of the better way. */
const SAID: { readonly [system: string]: { readonly [feature: string]: string } } = {
  aslsk: {
    firepower: 'it keeps more of the firepower fit to fight',
    desperate: 'fewer are left under desperation morale',
    exposure: 'less stands in the enemy’s fire',
    casualties: 'it costs less against what it costs the enemy',
    exited: 'more get off the map',
    ahead: 'it is ahead by the victory conditions more often',
    aheadLate: 'it is ahead by the victory conditions more often',
    held: 'it decides who holds the objective',
    heldLate: 'it decides who holds the objective',
    reach: 'it wins ground in the race for the objective',
    reachLate: 'it wins ground in the race for the objective',
    guard: 'it has the better hold around the objective',
    nearLate: 'more are near the objective when it counts',
  },
  lnlt: {
    ratio: 'more are left in Good Order against theirs',
    men: 'more are left in the fight',
    squads: 'it keeps the Squads whole',
    weapons: 'it keeps the Support Weapons working',
    losses: 'it costs less against what it costs the enemy',
    exited: 'more get off the map',
    ready: 'more can still act this turn',
    threat: 'less stands in the enemy’s fire',
    aheadLate: 'it is ahead by the victory conditions more often',
    aheadLast: 'it is ahead by the victory conditions at the end',
    held: 'it decides who holds the objective',
    heldLate: 'it decides who holds the objective',
    reach: 'it wins ground towards the objective',
    timely: 'it gets there in time',
    timelyLate: 'it gets there in time',
    close: 'more stand close to what counts',
    goals: 'it is better placed around the objectives',
  },
  upfront: {
    men: 'more men are left in the fight',
    pinned: 'fewer men are pinned',
    brink: 'the squad is further from breaking',
    brinkLate: 'the squad is further from breaking',
    aheadLate: 'it is ahead when the time is up',
    aheadLast: 'it is ahead when the time is up',
    cover: 'the men lie in better cover',
    goal: 'more men come where the game is won',
    hand: 'the cards that are left do more',
    turn: 'it keeps the turn',
    prospects: 'the groups stand better with the cards in hand',
    attackLate: 'time works for it',
  },
}

/** 'it keeps more of the firepower fit to fight, and less stands in the enemy’s fire'; '' where nothing can be said. */
export function reasonWords(system: string, because: readonly { readonly feature: string }[]): string {
  const said = because.flatMap(({ feature }) => SAID[system]?.[feature] ?? [])
  return [...new Set(said)].join(', and ')
}
