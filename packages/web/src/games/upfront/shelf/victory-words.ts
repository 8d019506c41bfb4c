/** What a scenario is won by, in words. */
import type { Scenario } from '@firegroup/upfront'

export function victoryWords({ victory, decks }: Scenario): string {
  const end = decks === 1 ? 'the Deck is played out' : `${decks} Decks are played out`
  const where =
    'positionTerrain' in victory && victory.positionTerrain ? ` Only groups in ${victory.positionTerrain} score for their position.` : ''
  switch (victory.type) {
    case 'firstTo':
      return `The first side with ${victory.count} unpinned men at range chit ${victory.range}, standing in terrain that reduces fire, wins at once. Otherwise the most victory points when ${end}.`
    case 'mostVP':
      return `The most victory points when ${end}.${where}`
    case 'vpRatio':
      return `The attacker needs ${victory.ratio} times the defender’s victory points when ${end}.${where}`
    case 'fractionAtRR5':
      return `The attacker needs ${victory.parts} of every ${victory.of} of his men unpinned at relative range 5 to a defending group in terrain that reduces fire before ${end}.`
    case 'breakDefender':
      return `The attacker must break the defending squad before his own breaks, and before ${end}.`
  }
}
