/** The arrows go from group to group, from row to row and through the hand. */

const ROWS = ['beside', 'theirs', 'mine', 'hand'] as const

export function step(table: HTMLElement | null, event: KeyboardEvent): void {
  const by = STEPS[event.key]
  if (!by || !table) return
  const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-row]') : null
  if (!from) {
    // from anywhere else the arrows first come to the hand, or to the groups where there is none
    goTo(table.querySelector<HTMLElement>('[data-row="hand"]') ?? table.querySelector<HTMLElement>('[data-row="mine"]'))
    return
  }
  const inRow = (row: string | undefined): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(`[data-row="${row}"]`)]
  const row = inRow(from.dataset['row'])
  const at = row.indexOf(from)
  const next = by.across !== 0 ? row[at + by.across] : nextRow(from, by.down, at / Math.max(1, row.length - 1), inRow)
  goTo(next)
}

function goTo(place: HTMLElement | null | undefined): void {
  const button = place?.matches('button') ? place : place?.querySelector('button')
  button?.focus()
}

const STEPS: Readonly<Record<string, { readonly across: -1 | 0 | 1; readonly down: -1 | 0 | 1 }>> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
}

function nextRow(
  from: HTMLElement,
  down: number,
  share: number,
  inRow: (row: string | undefined) => HTMLElement[],
): HTMLElement | undefined {
  const row = inRow(ROWS[ROWS.indexOf(from.dataset['row'] as (typeof ROWS)[number]) + down])
  return row[Math.round(share * (row.length - 1))]
}
