/** Every term of Up Front. */
import { Glossary } from '../../../learn/glossary.ts'
import { fireTerms } from './terms/fire.ts'
import { groundTerms } from './terms/ground.ts'
import { menTerms } from './terms/men.ts'
import { turnTerms } from './terms/turn.ts'

export const glossary = new Glossary(
  'upfront',
  [
    { name: 'Cards and turns', terms: turnTerms },
    { name: 'Men', terms: menTerms },
    { name: 'Fire', terms: fireTerms },
    { name: 'Ground, range and closing in', terms: groundTerms },
  ],
  'pinned, Concealed, 6.5',
)
