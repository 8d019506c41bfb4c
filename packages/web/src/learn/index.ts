/** What other places use of learning: references to rules and terms. */
export { RuleLink, Term } from './RuleLink.tsx'
