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
  act: 'They are activated. What do they do?',
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

/** The question of Up Front's attack is asked once more before the cards are turned. */
export function questionOf({ theme, kind }: Drill): string {
  return kind === 'attack' ? 'Go through with the attack, or break it off?' : QUESTIONS[theme]
}

export const themeName = ({ theme, kind }: Pick<Drill, 'theme' | 'kind'>): string =>
  kind === 'attack' ? 'Go through with it?' : NAMES[theme]

export const letterOf = (index: number): string => 'ABCDEF'.charAt(index)

/** What is said to an answer. */
export function verdictOf(mark: 0 | 1 | 2, isBest: boolean, below: number): { readonly title: string; readonly text: string } {
  if (isBest) return { title: 'The best there is.', text: 'Nothing else comes near it in the trials.' }
  if (mark === 2) return { title: 'As good as the best.', text: 'The difference is within the error of the trials.' }
  const worse = `It wins ${Math.round(below)} games in 100 fewer.`
  return mark === 1 ? { title: 'Good, but not the best.', text: worse } : { title: 'There is something much better.', text: worse }
}
