import { expect, test } from 'vitest'
import { modifiers, preview, shotOf } from '../../test/fire.ts'
import { hold, move, moveOf, stop } from '../../test/moves.ts'
import { type TableOptions, table } from '../../test/table.ts'
import { shellPreview } from '../../test/vehicles.ts'

const FAR = '    L8 British: z=uk-rifle-squad    A8 Italian: q=it-bersaglieri-squad'
const plain = (text: string, options: TableOptions = {}) => table(`${text}${FAR}`, { columns: 12, rows: 8, initiative: 'red', ...options })
/** The turn after, in which those in C3 must ride on. */
const riding = (more = '', options: TableOptions = {}) => plain(`C3 Italian: a=it-cavalry-squad continuous${more}`, options)

test('LNL-6.6-07 LNL-15.5.1-01 Good Order riders that have moved or run may be declared, and no others', () => {
  const t = plain(
    'C3 Italian: a=it-cavalry-squad moved    C5 Italian: b=it-cavalry-squad hitAndRun    E3 Italian: c=it-cavalry-squad    E5 Italian: d=it-cavalry-squad shaken moved    G5 Italian: e=it-bersaglieri-squad moved',
    { phase: 'administrative' },
  )
  expect(t.game.open[0]!.question).toMatchObject({ kind: 'continuousMovement', about: { units: t.units('a b') } })
  for (const name of ['c', 'd', 'e']) t.refuses('red', { units: t.units(name) }, { rule: '15.5' })
  t.answer('continuousMovement', { units: t.units('b') }).rolls(6, 1)
  expect([t.u('a').continuous, t.u('b').continuous, t.u('b').marks]).toEqual([undefined, true, 0])
})

test('LNL-15.5.1-01 in the next turn they must: their side does not pass, nor end its impulse, nor do they fire instead', () => {
  const t = riding('    F3 British: x=squad')
  t.refuses('red', { type: 'pass' }, { rule: '15.5.1' })
  t.activate('C3')
  t.refuses('red', { type: 'end' }, { rule: '15.5.1' })
  t.refuses('red', shotOf(t, 'a', 'F3'), { rule: '15.5.1', message: /Hit & Run/ })
  stop(hold(move(t, 'a', 'C4')))
  expect([t.u('a').continuous, t.where('a')]).toEqual([undefined, 'C4'])
})

test('LNL-15.5.1-02 by Move or by Hit & Run, whichever they did before, and fire on the run', () => {
  for (const mode of ['move', 'hitAndRun'] as const) {
    const t = riding('    F3 British: x=squad').activate('C3')
    expect(t.game.problems('red', moveOf(t, 'a', 'C4', { mode }))).toEqual([])
  }
  const t = riding('    F3 British: x=squad').activate('C3')
  t.answer('act', { type: 'hitAndRun', units: t.units('a') })
  expect(t.candidates()).toContainEqual(expect.objectContaining({ type: 'fire', at: 'F3' }))
})

test('LNL-15.5.1-01 meanwhile they are moving targets and fire at no movers', () => {
  const seen = (words: string) => plain(`C3 British: x=squad, uk-piat    E3 Italian: a=it-cavalry-squad${words}`, { initiative: 'blue' })
  expect(modifiers(preview(seen(' continuous'), 'x', 'E3'))).toContain('moving vehicle -1')
  expect(shellPreview(seen(' continuous'), 'x', 'E3', { weapon: 'uk-piat' }).modifiers.map(({ label }) => label)).toContain('moving target')
  expect(modifiers(preview(seen(''), 'x', 'E3'))).toContain('mounted and halted 1')
  const fires = (words: string) => {
    const t = plain(`C3 Italian: a=it-cavalry-squad${words}    F3 British: x=squad`, { initiative: 'blue' }).activate('F3')
    move(t, 'x', 'E3')
    return t.candidates().some((decision) => (decision as { type: string }).type === 'fire')
  }
  expect([fires(''), fires(' continuous')]).toEqual([true, false])
})

test('those who can go nowhere need not', () => {
  const wall = ['C2', 'C4', 'B3', 'B4', 'D3', 'D4', 'B2', 'D2'].map((hex) => `    ${hex} forest`).join('')
  expect(riding(wall).game.problems('red', { type: 'pass' })).toEqual([])
})
