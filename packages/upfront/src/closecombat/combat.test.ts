import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'

/** axis A at RR 5 to allied A; men enter with the Movement cards of the hand. */
function close(axis: string, allied: string, options: TableOptions = {}): UpfrontTable {
  return table(`axis A[3] ${axis}\naxis B[3]: Dog infiltrates A, Elk\nallied A[2] ${allied}\nallied B: Pig, Rat`, {
    hands: { axis: 'Move, Move, Move' },
    ...options,
  })
}

/** These men of axis A enter, each with a card, but for those named with '?', who take the Morale Check. */
const enter = (t: UpfrontTable, ...names: string[]) => ({
  type: 'closeCombat',
  group: t.id('axis A'),
  men: names.map((name, i) => {
    const man = t.man(name.replace('?', ''))
    return name.endsWith('?') ? { man } : { man, card: t.card('axis', i + 1) }
  }),
})

const fates = (t: UpfrontTable, ...names: string[]) => names.map((name) => t.m(name).fate)

describe('entering close combat', () => {
  test('UF-4.24-01 UF-20.52-01 UF-20.1-02 infiltrators of an earlier turn, all named beforehand, as the action of their group', () => {
    const t = close(': Ant infiltrates A, Bee, Cat infiltrates A', ': Owl, Emu')
    t.cannot(enter(t, 'Bee'), '20.1')
    t.cannot(enter(t, 'Dog'), '20.1')
    t.cannot(enter(t, 'Ant', 'Ant'), '20.52')
    t.act(enter(t, 'Ant')).draws('2=1', 'b5', 'r1').answer('spoils', { type: 'leave' })
    t.saw({ type: 'entersCombat', man: t.man('Ant'), opponent: t.man('Owl') })
    t.answer('stay', { type: 'keep' })
    t.cannot(enter(t, 'Cat'), '4.2')
  })

  test('UF-20.52-01 UF-20.52-06 not in the turn in which they infiltrated, nor both at once', () => {
    const t = close('Buildings: Ant(morale 6), Bee infiltrates A', ': Owl, Emu')
    t.act({ type: 'infiltrate', group: t.id('axis A'), men: [{ man: t.man('Ant'), into: t.id('allied A') }] }).draws('b0', 'c2r')
    t.cannot(enter(t, 'Bee'), '4.2')
    t.passTo('refill').pass().passTo('refill').pass()
    t.act(enter(t, 'Ant'))
      .draws('2=2', 'b5', 'r1')
      .saw({ type: 'entersCombat', opponent: t.man('Emu') })
  })

  test('UF-20.52-01 an infiltrator of this turn has to wait', () => {
    const t = close(': Ant infiltrates A since 3, Bee infiltrates A since 1', ': Owl, Emu', { turn: 3 })
    t.cannot(enter(t, 'Ant'), '20.52', /later/)
    t.act(enter(t, 'Bee'))
      .draws('2=1', 'b5', 'r1')
      .saw({ type: 'entersCombat', man: t.man('Bee') })
  })

  test('23.5 24.7 nobody is attacked in a Pillbox or on a Minefield', () => {
    const pillbox = close(': Ant infiltrates A, Bee', 'Pillbox: Owl, Emu')
    pillbox.cannot(enter(pillbox, 'Ant'), '23.5')
    const mines = close(': Ant infiltrates A, Bee', 'Minefield: Owl, Emu')
    mines.cannot(enter(mines, 'Ant'), '24.7')
  })

  test('13.36 an infiltrator whose group is on Wire may still enter', () => {
    const t = close('Brush, Wire: Ant infiltrates A, Bee', ': Owl, Emu')
    t.act(enter(t, 'Ant')).draws('2=1', 'b5', 'r1').saw({ type: 'combat' })
  })

  test('UF-20.52-03 a Morale Check or a Movement card, then they are in; who fails is pinned and out, the others go on', () => {
    const t = close(': Ant(morale 3) infiltrates A, Bee(morale 1) infiltrates A, Cat(morale 3) infiltrates A', ': Owl')
    t.act(enter(t, 'Ant?', 'Bee', 'Cat?')).draws('b3', 'r2')
    t.saw({ type: 'movesAlone', man: t.man('Bee') }).saw({ type: 'moraleCheck', man: t.man('Ant'), passed: false })
    t.saw({ type: 'moraleCheck', man: t.man('Cat'), passed: true })
    t.sawNo({ type: 'entersCombat', man: t.man('Ant') })
    t.saw({ type: 'entersCombat', man: t.man('Bee') }).saw({ type: 'entersCombat', man: t.man('Cat') })
    expect([t.m('Ant').pinned, t.m('Ant').infiltrates]).toEqual([true, -1])
    t.asks('axis', 'fighter')
  })

  test('UF-10.43-01 UF-10.43-02 a Hero after a failed check: he goes in all the same, and is a hero in this turn', () => {
    const t = close(': Ant(morale 3) infiltrates A, Bee', ': Owl', { hands: { axis: 'Hero' } })
    t.act(enter(t, 'Ant?'))
      .draws('b4')
      .answer('hero', { type: 'hero', card: t.card('axis', 1) })
      .draws('b0', 'b5', 'r1')
    t.saw({ type: 'rallied' }).saw({ type: 'entersCombat', man: t.man('Ant') })
    expect([t.m('Ant').heroic, t.m('Ant').pinned]).toEqual([1, false])
  })

  test('UF-20.52-04 UF-20.52-05 G-29 an RPC for each over the whole group, and all before anybody fights', () => {
    const t = close(': Ant infiltrates A, Bee infiltrates A, Cat', ': Owl, Emu, Yak')
    t.act(enter(t, 'Ant', 'Bee')).draws('3=2', '3=3', 'b5', 'r1')
    t.saw({ type: 'draw', column: 3, position: 2 }).saw({ type: 'entersCombat', man: t.man('Ant'), opponent: t.man('Emu') })
    t.saw({ type: 'entersCombat', man: t.man('Bee'), opponent: t.man('Yak') }).saw({ type: 'combat', attacker: t.man('Ant') })
  })

  test('UF-20.52-02 QA-095 two groups against the same enemy are two close combats', () => {
    const t = close(': Ant infiltrates A, Bee', ': Owl, Emu')
    t.act(enter(t, 'Ant')).draws('2=1', 'b5', 'r1').answer('spoils', { type: 'leave' }).answer('stay', { type: 'keep' })
    t.act({ type: 'closeCombat', group: t.id('axis B'), men: [{ man: t.man('Dog'), card: t.card('axis', 2) }] })
    // Owl is dead: one man left, nothing drawn, and no help from Ant
    t.draws('b4', 'r2').saw({ type: 'combat', attacker: t.man('Dog'), defender: t.man('Emu'), attackerTotal: 12 })
  })
})

describe('one round', () => {
  test('UF-20.7-01 both add an RNC, red negative: the lower is killed', () => {
    const t = close(': Ant(morale 3) infiltrates A, Bee', ': Owl(morale 3)')
    t.act(enter(t, 'Ant')).draws('b2', 'r1').saw({ type: 'combat', attackerTotal: 10, defenderTotal: 7 })
    t.answer('spoils', { type: 'leave' })
    expect(fates(t, 'Ant', 'Owl')).toEqual(['', 'kia'])
    const lost = close(': Ant(morale 3) infiltrates A, Bee', ': Owl(morale 3)')
    lost.act(enter(lost, 'Ant')).draws('r2', 'b0').answer('spoils', { type: 'leave' })
    expect(fates(lost, 'Ant', 'Owl')).toEqual(['kia', ''])
  })

  test('UF-20.7-02 DV-007 UF-20.74-05 UF-18.1-02 QA-094 6 to 6: both are killed, and both weapons lie with the infiltrated group', () => {
    const t = close(': Ant(morale 3) infiltrates A, Bee', ': Owl(morale 1, weapon rifleSemi), Emu')
    t.act(enter(t, 'Ant')).draws('2=1', 'r2', 'b0').saw({ type: 'combat', attackerTotal: 6, defenderTotal: 6 })
    expect(fates(t, 'Ant', 'Owl')).toEqual(['kia', 'kia'])
    expect(
      t
        .group('allied A')
        .weapons.map(({ weapon }) => weapon)
        .sort(),
    ).toEqual(['rifleBolt', 'rifleSemi'])
    expect(t.group('axis A').weapons).toEqual([])
    // 20.742: an infiltrator may take them
    t.act({ type: 'acquire', group: t.id('axis B'), man: t.man('Dog'), weapon: 0, from: t.id('allied A') }).draws('b0')
  })

  test('QA-049 a tie that breaks both squads: both lose', () => {
    const t = table('axis A[3]: Ant(morale 3) infiltrates A\nallied A[2]: Owl(morale 3)', { hands: { axis: 'Move' } })
    t.act({ type: 'closeCombat', group: t.id('axis A'), men: [{ man: t.man('Ant'), card: t.card('axis', 1) }] }).draws('x0', 'x0')
    expect(t.state.winner).toBe('draw')
  })

  test('QA-044 the last Deck ends during the Morale Checks: over at once; after the pairing: fought to the end', () => {
    const text =
      'axis A[3]: Ant(morale 6) infiltrates A, Bee(morale 6) infiltrates A\naxis B: Dog, Elk\nallied A[2]: Owl, Emu\nallied B: Pig, Rat'
    const checks = table(text, { decks: 1, pile: 'b1' })
    const [last] = checks.state.deck as [number]
    checks.act(enter(checks, 'Ant?', 'Bee?')).rolls(last)
    checks.sawNo({ type: 'entersCombat' })
    expect(checks.state.winner).not.toBeNull()
    const paired = table(text, { decks: 1, pile: 'b1, 2=1' })
    const [check, rpc] = paired.state.deck as [number, number]
    paired
      .act(enter(paired, 'Ant?'))
      .rolls(check, rpc)
      .draws('b5', 'r2')
      .answer('spoils', { type: 'leave' })
      .answer('stay', { type: 'keep' })
    expect([paired.m('Owl').fate, paired.state.winner !== null]).toEqual(['kia', true])
  })
})

describe('more than two men', () => {
  test('UF-20.72-01 UF-20.62-02 several attackers: one of them fights, the attacker’s choice, three more for each other', () => {
    const t = close(': Ant(morale 3) infiltrates A, Bee(morale 4) infiltrates A, Cat(morale 3) infiltrates A', ': Owl(morale 5)')
    t.act(enter(t, 'Ant', 'Bee', 'Cat')).asks('axis', 'fighter')
    t.cannot({ type: 'fights', man: t.man('Owl') }, '20.72')
    t.answer('fighter', { type: 'fights', man: t.man('Bee') }).draws('x0', 'x0')
    t.saw({ type: 'combat', attacker: t.man('Bee'), attackerTotal: 4 + 5 + 6, defenderTotal: 10 })
  })

  test('UF-20.72-02 if he dies the next must fight at once, without the dead man’s three', () => {
    const t = close(': Ant(morale 3) infiltrates A, Bee(morale 3) infiltrates A', ': Owl(morale 9)')
    t.act(enter(t, 'Ant', 'Bee'))
      .answer('fighter', { type: 'fights', man: t.man('Ant') })
      .draws('r5', 'b1')
    t.saw({ type: 'combat', attacker: t.man('Ant'), attackerTotal: 6, defenderTotal: 15 }).answer('spoils', { type: 'leave' })
    t.draws('x0', 'x0').saw({ type: 'combat', attacker: t.man('Bee'), attackerTotal: 8, defenderTotal: 14 })
    t.answer('spoils', { type: 'leave' })
    expect(fates(t, 'Ant', 'Bee', 'Owl')).toEqual(['kia', 'kia', ''])
  })

  test('DV-031 UF-20.71-01 UF-20.71-02 UF-20.62-02 a crew defends together, one after the other, with new draws', () => {
    const t = close(': Ant(morale 4) infiltrates A, Bee', ': Owl(morale 4, weapon lmgRussian), Emu(morale 4) assists 1, Yak')
    t.act(enter(t, 'Ant')).draws('3=1', 'b3', 'r1')
    t.saw({ type: 'combat', defender: t.man('Owl'), attackerTotal: 12, defenderTotal: 5 + 3 - 1 }).answer('spoils', { type: 'leave' })
    t.draws('r1', 'b0')
      .saw({ type: 'combat', defender: t.man('Emu'), attackerTotal: 8, defenderTotal: 4 })
      .answer('spoils', { type: 'leave' })
    t.answer('stay', { type: 'keep' })
    expect(fates(t, 'Ant', 'Owl', 'Emu', 'Yak')).toEqual(['', 'kia', 'kia', ''])
    // met first, the assistant brings in his gunner; a pinned man adds nothing
    const pinned = close(': Ant(morale 4) infiltrates A, Bee', ': Owl(morale 4, weapon lmgRussian) pinned, Emu(morale 4) assists 1')
    pinned
      .act(enter(pinned, 'Ant'))
      .draws('2=2', 'x0', 'x0')
      .saw({ type: 'combat', defender: pinned.man('Emu'), defenderTotal: 4 })
  })

  test('UF-20.71-01 crewmen who are attacked separately fight for themselves', () => {
    const t = close(
      ': Ant(morale 4) infiltrates A, Bee(morale 4) infiltrates A',
      ': Owl(morale 4, weapon lmgRussian), Emu(morale 4) assists 1',
    )
    t.act(enter(t, 'Ant', 'Bee')).draws('2=1', '2=2', 'x0', 'x0')
    t.saw({ type: 'combat', attacker: t.man('Ant'), defender: t.man('Owl'), attackerTotal: 9, defenderTotal: 5 })
    t.answer('spoils', { type: 'leave' }).answer('stay', { type: 'keep' }).draws('x0', 'x0')
    t.saw({ type: 'combat', attacker: t.man('Bee'), defender: t.man('Emu'), attackerTotal: 9, defenderTotal: 4 })
  })
})

describe('Concealed cards', () => {
  test('UF-20.62-01 UF-20.62-03 UF-20.62-04 UF-9.4-02 each player lowers one man’s value, one card in each combat, before its first draw', () => {
    const t = close(': Ant(morale 3) infiltrates A, Bee(morale 3) infiltrates A', ': Owl(morale 3), Emu(morale 3)', {
      hands: { axis: 'Move, Move, Concealed 2, Concealed 1', allied: 'Concealed 1, Concealed 2' },
    })
    t.act(enter(t, 'Ant', 'Bee'))
      .draws('2=1', '2=2')
      .sawNo({ type: 'combat' })
    t.decide('allied', 'concealment', { type: 'conceal', card: t.card('allied', 1) })
    t.decide('axis', 'concealment', { type: 'conceal', card: t.card('axis', 3) }).draws('x0', 'x0')
    t.saw({ type: 'combat', attacker: t.man('Ant'), attackerTotal: 7, defenderTotal: 6 }).answer('spoils', { type: 'leave' })
    t.decide('allied', 'concealment', { type: 'conceal', card: t.card('allied', 2) }).decide('axis', 'concealment', { type: 'pass' })
    t.draws('x0', 'x0').saw({ type: 'combat', attacker: t.man('Bee'), attackerTotal: 6, defenderTotal: 8 })
  })
})

describe('Concealed cards in a longer fight', () => {
  test('UF-9.4-02 UF-20.62-04 none after the first draw of that combat, whoever fights next', () => {
    const t = close(': Ant(morale 3) infiltrates A, Bee(morale 3) infiltrates A', ': Owl(morale 9)', {
      hands: { axis: 'Move, Move', allied: 'Concealed 1, Concealed 2' },
    })
    t.act(enter(t, 'Ant', 'Bee')).answer('fighter', { type: 'fights', man: t.man('Ant') })
    t.decide('allied', 'concealment', { type: 'pass' }).draws('r5', 'b1').answer('spoils', { type: 'leave' })
    t.draws('x0', 'x0')
      .saw({ type: 'combat', attacker: t.man('Bee') })
      .asks('allied', 'spoils')
  })
})

describe('after it', () => {
  test('UF-20.73-01 DV-009 a winner stays an infiltrator only if he won by three or more', () => {
    const won = (card: string) => {
      const t = close(': Ant(morale 3) infiltrates A, Bee', ': Owl(morale 2), Emu')
      t.act(enter(t, 'Ant')).draws('2=1', card, 'x0').answer('spoils', { type: 'leave' })
      return t
    }
    const two = won('b1')
    two.saw({ type: 'combat', attackerTotal: 9, defenderTotal: 7 }).saw({ type: 'infiltrationEnds', rule: '20.73' })
    expect(two.m('Ant').infiltrates).toBe(-1)
    const three = won('b2').answer('stay', { type: 'keep' })
    expect(three.m('Ant').infiltrates).toBe(three.id('allied A'))
  })

  test('UF-20.73-02 QA-096 he may decline, so as to place a captured charge after a new infiltration', () => {
    const t = close('Buildings: Ant(morale 3) infiltrates A, Bee', ': Owl(morale 2) carries demolitionCharge, Emu', {
      hands: { axis: 'Move, Move' },
    })
    t.act(enter(t, 'Ant')).draws('2=1', 'b2', 'x0').answer('spoils', { type: 'take', what: 'secondary' })
    t.answer('stay', { type: 'withdraw' })
    expect([t.m('Ant').infiltrates, t.m('Ant').secondary]).toEqual([-1, 'demolitionCharge'])
    t.passTo('refill').pass().passTo('refill').pass()
    const again = { man: t.man('Ant'), into: t.id('allied A'), card: t.card('axis', 2), charge: true }
    t.act({ type: 'infiltrate', group: t.id('axis A'), men: [again] })
      .draws('c1r', 'r3')
      .saw({ type: 'detonates', man: t.man('Ant') })
    // who has stayed inside can't place it
    const kept = close('Buildings: Ant(morale 3) infiltrates A, Bee', ': Owl(morale 2) carries demolitionCharge, Emu', {
      hands: { axis: 'Move, Move' },
    })
    kept
      .act(enter(kept, 'Ant'))
      .draws('2=1', 'b2', 'x0')
      .answer('spoils', { type: 'take', what: 'secondary' })
      .answer('stay', { type: 'keep' })
    kept.passTo('refill').pass().passTo('refill').pass()
    kept.cannot({ type: 'infiltrate', group: kept.id('axis A'), men: [{ ...again, man: kept.man('Ant') }] }, '20.2')
  })
})

describe('what else happens in close combat', () => {
  test('UF-10.4-01 UF-X-11 a Hero may help a pinned defender before he fights: he has four more', () => {
    const t = close(': Ant(morale 3) infiltrates A, Bee', ': Owl(morale 3) pinned, Emu', { hands: { axis: 'Move', allied: '#149, #150' } })
    t.act(enter(t, 'Ant')).draws('2=1')
    t.asks('allied', 'hero').decide('allied', 'hero', { type: 'hero', card: 149 }).draws('b1', 'b2')
    t.saw({ type: 'combat', attackerTotal: 8 + 1, defenderTotal: 8 + 2 })
    const held = close(': Ant(morale 3) infiltrates A, Bee', ': Owl(morale 3) pinned, Emu', { hands: { axis: 'Move', allied: '#149' } })
    held.act(enter(held, 'Ant')).draws('2=1').decide('allied', 'hero', { type: 'hold' }).draws('b1', 'b2')
    held.saw({ type: 'combat', attackerTotal: 8 + 1, defenderTotal: 8 - 4 + 2 })
  })

  test('UF-16.5-01 a squad that breaks ends it at once: nobody fights on, and the other side has won', () => {
    const lost = [1, 2, 3, 4].map((number) => ({ number, fate: 'kia' as const }))
    const t = close(': Ant infiltrates A, Bee', ': Gun(weapon lmgRussian), Aid assists 1', { allied: { lost }, axis: { lost } })
    t.act(enter(t, 'Ant')).draws('2=1', 'b5', 'r1').answer('spoils', { type: 'leave' }).done()
    expect([t.state.winner, fates(t, 'Ant', 'Aid')]).toEqual(['axis', ['', '']])
  })

  test('UF-45.11-01 Japanese who enter with Movement cards alone keep their discards; a Morale Check costs them', () => {
    const japanese = () =>
      close(': Ant(morale 6) infiltrates A, Bee', ': Owl, Emu', { nations: { axis: 'Japanese' }, hands: { axis: 'Move, Fire 1/1' } })
    const cards = japanese()
    cards.act(enter(cards, 'Ant')).draws('2=1', 'r5', 'b1').answer('spoils', { type: 'leave' }).pass().asks('axis', 'discard')
    const checked = japanese()
    checked.act(enter(checked, 'Ant?')).draws('b0', '2=1', 'r5', 'b1').answer('spoils', { type: 'leave' }).pass().asks('axis', 'refill')
  })
})
