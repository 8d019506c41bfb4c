/** The terms of Play Both Sides, and under them those of the Starter Kit, which it plays. */
import { RULES } from '@firegroup/pbs'
import { Glossary } from '../../../learn/glossary.ts'
import type { Term } from '../../../learn/term.ts'
import { glossary as kit } from '../../aslsk/learn/glossary.ts'
import { bookTerms } from './terms.ts'

/** Every rule of the procedure by its own id, so that each chip of a trace explains itself. */
const ruleTerms: readonly Term[] = [...RULES]
  .filter(([id]) => !bookTerms.some(({ rules }) => rules.includes(id)))
  .map(([id, text]) => ({ id: id.toLowerCase(), name: id, rules: [id], text }))

export const glossary = new Glossary(
  'pbs',
  [{ name: 'Play Both Sides', terms: bookTerms }, ...kit.groups, { name: 'Rules of the procedure', terms: ruleTerms }],
  'Scout, OFTC, PBS-CFF-05',
)
