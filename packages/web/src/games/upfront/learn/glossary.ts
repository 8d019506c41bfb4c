/** Every term of Up Front, in our own words. */
import { Glossary } from '../../../learn/glossary.ts'
import { cardTerms } from './terms/cards.ts'
import { closeTerms } from './terms/close.ts'
import { fireTerms } from './terms/fire.ts'
import { groundTerms } from './terms/ground.ts'
import { machineTerms } from './terms/machines.ts'
import { menTerms } from './terms/men.ts'
import { moreTerms } from './terms/more.ts'
import { turnTerms } from './terms/turn.ts'

export const glossary = new Glossary(
  'upfront',
  [
    { name: 'Cards and the deck', terms: cardTerms },
    { name: 'Turns and winning', terms: turnTerms },
    { name: 'Groups, range and ground', terms: groundTerms },
    { name: 'Fire and what it does', terms: fireTerms },
    { name: 'Leaders, crews, flanks', terms: menTerms },
    { name: 'Close combat and nations', terms: closeTerms },
    { name: 'Troops, radios, games of your own', terms: moreTerms },
    { name: 'Guns, armour, prisoners and wounds', terms: machineTerms },
  ],
  'pinned, Concealed, 6.5',
)
