/** What other places use of learning: references to rules and terms. */
export { GlossaryAtHand } from './at-hand.tsx'
export { RuleLink, Term } from './RuleLink.tsx'
