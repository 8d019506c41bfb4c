/** Every term of Lock 'n Load. */
import { Glossary } from '../../../learn/glossary.ts'
import { airTerms } from './terms/air.ts'
import { fireTerms } from './terms/fire.ts'
import { groundTerms } from './terms/ground.ts'
import { movementTerms } from './terms/movement.ts'
import { nightTerms } from './terms/night.ts'
import { peopleTerms } from './terms/people.ts'
import { sequenceTerms } from './terms/sequence.ts'
import { shellTerms } from './terms/shells.ts'
import { vehicleTerms } from './terms/vehicles.ts'
import { weaponTerms } from './terms/weapons.ts'
import { workTerms } from './terms/works.ts'

export const glossary = new Glossary(
  'lnlt',
  [
    { name: 'Turn and impulses', terms: sequenceTerms },
    { name: 'Units', terms: peopleTerms },
    { name: 'Fire and damage', terms: fireTerms },
    { name: 'Ground, sight, spotting', terms: groundTerms },
    { name: 'Moving and Melee', terms: movementTerms },
    { name: 'Weapons and Smoke', terms: weaponTerms },
    { name: 'Vehicles and guns', terms: vehicleTerms },
    { name: 'Riders and aircraft', terms: airTerms },
    { name: 'Mortars and artillery', terms: shellTerms },
    { name: 'Works and difficult ground', terms: workTerms },
    { name: 'Roofs, fire, night', terms: nightTerms },
  ],
  'impulse, Shaken, 5.3',
)
