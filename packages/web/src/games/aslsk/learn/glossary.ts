/** Every term of the Starter Kit. */
import { Glossary } from '../../../learn/glossary.ts'
import { fireTerms } from './terms/fire.ts'
import { groundTerms } from './terms/ground.ts'
import { movementTerms } from './terms/movement.ts'
import { ordnanceTerms } from './terms/ordnance.ts'
import { pacificTerms } from './terms/pacific.ts'
import { sequenceTerms } from './terms/sequence.ts'
import { unitTerms } from './terms/units.ts'
import { unseenTerms } from './terms/unseen.ts'
import { vehicleTerms } from './terms/vehicles.ts'
import { weaponTerms } from './terms/weapons.ts'

export const glossary = new Glossary(
  'aslsk',
  [
    { name: 'Turn and phases', terms: sequenceTerms },
    { name: 'Units', terms: unitTerms },
    { name: 'Fire', terms: fireTerms },
    { name: 'Ground and sight', terms: groundTerms },
    { name: 'Moving, rallying, fighting', terms: movementTerms },
    { name: 'Weapons', terms: weaponTerms },
    { name: 'Guns and Mortars', terms: ordnanceTerms },
    { name: 'Vehicles', terms: vehicleTerms },
    { name: 'The Pacific', terms: pacificTerms },
    { name: 'What you cannot see', terms: unseenTerms },
  ],
  'pinned, FFNAM, 3.3.5',
)
