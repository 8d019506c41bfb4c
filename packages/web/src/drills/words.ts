/** Drills in words. */
import type { Drill, DrillTheme } from '@firegroup/lab'

const QUESTIONS: { readonly [T in DrillTheme]: string } = {
  shot: 'Find the best shot.',
  hold: 'Hold or fire?',
  move: 'One step. Where to?',
  advance: 'Who goes where in the advance?',
  rout: 'They must run. Where to?',
  fight: 'Hand to hand: who attacks whom?',
  impulse: 'Whose impulse is it?',
  act: 'One thing. What do they do?',
  card: 'Which card, and for whom?',
  discard: 'What goes, what stays?',
  conceal: 'You are fired at. Hide, or keep the card?',
  other: 'What is best here?',
}

const NAMES: { readonly [T in DrillTheme]: string } = {
  shot: 'Find the best shot',
  hold: 'Hold or fire?',
  move: 'Where to?',
  advance: 'The advance',
  rout: 'The way out',
  fight: 'Hand to hand',
  impulse: 'Whose impulse?',
  act: 'What do they do?',
  card: 'Which card?',
  discard: 'What goes?',
  conceal: 'Hide or not?',
  other: 'What is best?',
}

type Asked = Pick<Drill, 'theme' | 'kind' | 'ways'>

/** What is asked for, by what may be answered: where one shot stands against something else, it is no search for the best of several. */
function askedFor({ theme, ways }: Asked): DrillTheme {
  if (theme !== 'shot') return theme
  const types = ways.map(({ decision }) => (decision as { readonly type?: string }).type ?? '')
  const shots = types.filter((type) => type === 'fire').length
  if (shots === ways.length || (shots === ways.length - 1 && shots > 1)) return 'shot'
  return shots === 1 && ways.length === 2 ? 'hold' : 'act'
}

/** Up Front asks once more, before the cards are turned. */
export function questionOf(drill: Asked): string {
  return drill.kind === 'attack' ? 'Go through with the attack, or break it off?' : QUESTIONS[askedFor(drill)]
}

export const themeName = (drill: Asked): string => (drill.kind === 'attack' ? 'Go through with it?' : NAMES[askedFor(drill)])

export const letterOf = (index: number): string => 'ABCDEF'.charAt(index)

/** What is said to an answer. */
export function verdictOf(mark: 0 | 1 | 2, isBest: boolean, below: number): { readonly title: string; readonly text: string } {
  if (isBest) return { title: 'The best there is.', text: 'Nothing else comes near it in the trials.' }
  if (mark === 2) return { title: 'As good as the best.', text: 'The difference is within the error of the trials.' }
  const worse = `It wins ${Math.round(below)} games in 100 fewer.`
  return mark === 1 ? { title: 'Good, but not the best.', text: worse } : { title: 'There is something much better.', text: worse }
}
