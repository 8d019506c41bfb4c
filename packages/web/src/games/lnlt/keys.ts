/** The keys of Lock 'n Load at the table. */
import { keyContext } from '../../keys/context.ts'

export const KEYS = keyContext('Lock ’n Load Tactical', 'game', {
  activate: { keys: ['a'], does: 'Activate; Assault Movement' },
  all: { keys: ['q'], does: 'All that Leaders bring' },
  fire: { keys: ['f'], does: 'Fire; guns and machine guns of vehicles' },
  assaultFire: { keys: ['u'], does: 'Assault Fire; passengers, riders: get on or off' },
  move: { keys: ['m'], does: 'Move, drive, fly; once more: Hit & Run; enter the map' },
  crawl: { keys: ['d'], does: 'Low Crawl; through a tunnel; hover or fly' },
  stealth: { keys: ['j'], does: 'Stealth' },
  spot: { keys: ['s'], does: 'Spot; Smoke' },
  melee: { keys: ['c'], does: 'Melee; overrun a Bunker' },
  withdraw: { keys: ['b'], does: 'Withdraw from Melee; open or button a vehicle' },
  turnLeft: { keys: [','], does: 'Turn the hull or the gun to the left; another hexrow for a plane' },
  turnRight: { keys: ['.'], does: 'Turn it to the right' },
  shells: { keys: ['h'], does: 'Mortars, artillery, Starshells; Claymores' },
  flames: { keys: ['x'], does: 'Face or fight a fire; bring an entrance or a Barricade down' },
  sniper: { keys: ['i'], does: 'Sniper; those who hide show themselves' },
  pass: { keys: ['p'], does: 'Pass' },
  end: { keys: ['e'], does: 'End the move, the act or the phase' },
})
