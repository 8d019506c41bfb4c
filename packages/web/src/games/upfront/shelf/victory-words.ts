/** What a scenario is won by, in words. */
import type { Scenario } from '@firegroup/upfront'

export function victoryWords({ victory, decks, sides }: Scenario): string {
  const end = decks === 1 ? 'the Deck is played out' : `${decks} Decks are played out`
  const where =
    'positionTerrain' in victory && victory.positionTerrain ? ` Only groups in ${victory.positionTerrain} score for their position.` : ''
  const attackers = sides.axis.role === 'attacker' ? sides.axis.name : sides.allied.name
  const defenders = sides.axis.role === 'attacker' ? sides.allied.name : sides.axis.name
  switch (victory.type) {
    case 'firstTo':
      return `The first side with ${victory.count} unpinned men at range chit ${victory.range}, standing in terrain that reduces fire, wins at once. If neither has done it when ${end}, the side with more victory points wins.`
    case 'mostVP':
      return `The side with more victory points when ${end} wins.${where}`
    case 'vpRatio':
      return `The ${attackers} win if they have ${timesOf(victory.ratio, victory.per)} the victory points of the ${defenders} when ${end}. Otherwise the ${defenders} win.${where}`
    case 'fractionAtRR5':
      return `The ${attackers} win as soon as ${victory.parts} of every ${victory.of} of their men stand unpinned at relative range 5 to a group of the ${defenders}, in terrain that reduces fire. If they have not done it when ${end}, the ${defenders} win.`
    case 'breakDefender':
      return `The ${attackers} win if they break the squad of the ${defenders} before their own breaks${victory.orGuns ? `, or if they put every gun of the ${defenders} out of play` : ''}. If they have not done it when ${end}, the ${defenders} win.`
    case 'clearPillbox':
      return `The ${attackers} win as soon as nobody of the ${defenders} is left in the Pillbox. If they have not done it when ${end}, the ${defenders} win.`
  }
}

function timesOf(ratio: number, per = 1): string {
  if (per > 1) return `${ratio} for every ${per} of`
  return ratio === 2 ? 'twice' : `${ratio} times`
}
