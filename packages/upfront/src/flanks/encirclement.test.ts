import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import type { MoveAction } from '../movement/move.ts'

const move = (t: UpfrontTable, group: string, n: number, mode: string, more: object = {}) => ({
  type: 'move',
  group: t.id(group),
  card: t.card(t.state.active, n),
  mode,
  ...more,
})

const fire = (t: UpfrontTable, group: string, target: string, n = 1) => ({
  type: 'fire',
  group: t.id(group),
  target: t.id(target),
  cards: [t.card(t.state.active, n)],
})

/** axis A behind allied B, axis B in front of it. */
interface Field {
  /** What is written after 'axis A', 'axis B' and 'allied B', ranges first. */
  readonly behind?: string
  readonly front?: string
  readonly target?: string
  readonly targetMen?: string
  readonly axis?: string
  readonly allied?: string
  readonly more?: string
  readonly options?: TableOptions
}

function field({
  behind = '[6]',
  front = '[2]',
  target = '[0]',
  targetMen = 'Owl, Asp',
  more = '',
  options,
  ...hands
}: Field): UpfrontTable {
  const text = `axis A${behind}: Ant, Bee\naxis B${front}: Cat, Dog\nallied A[-2]: Yak, Emu\nallied B${target}: ${targetMen}\n${more}`
  return table(text, { hands, ...options })
}

const encircle = (t: UpfrontTable, n = 1) => move(t, 'axis A', n, 'sideways', { encircle: t.id('allied B') })
const encircled = (t: UpfrontTable) => t.state.encirclements.map(({ of }) => t.state.groups[of]!.letter)
const ENCIRCLES = { behind: '[6] encircles B' }

describe('encirclement begins', () => {
  test('UF-17.6-01 UF-17.6-09 with any sideways Movement card at RR 4 behind a neighbour; neither letter nor range changes', () => {
    for (const card of ['Move', 'Flank', 'Ford']) {
      const t = field({ axis: card })
      t.act(encircle(t)).saw({ type: 'encircled', group: t.id('allied B'), front: t.id('axis B'), behind: t.id('axis A') })
      expect([t.group('axis A').range, encircled(t)]).toEqual([6, ['B']])
    }
    const t = field({ axis: 'Move' })
    t.cannot(move(t, 'axis A', 1, 'retreat', { encircle: t.id('allied B') }), '17.6')
  })

  test('UF-17.6-01 it is offered with every sideways card, once', () => {
    const offered = (t: UpfrontTable) =>
      (t.candidates() as MoveAction[]).filter((act) => act.encircle !== undefined).map(({ mode }) => mode)
    expect(offered(field({ axis: 'Move, Flank' }))).toEqual(['sideways', 'sideways'])
    const again = field({ axis: 'Move', ...ENCIRCLES })
    again.cannot(encircle(again), '17.6', /already/).cannot({ ...encircle(again), encircle: 99 }, '17.6')
    expect(offered(again)).toEqual([])
  })

  test('UF-17.6-09 being flanked by the group that it encircles is no obstacle', () => {
    const t = field({ axis: 'Move', target: '[0] flanks A' })
    t.act(encircle(t)).saw({ type: 'encircled' })
  })

  test('UF-17.6-03 it begins at RR 4 behind, neither farther nor in front; later its range may change', () => {
    const far = field({ axis: 'Move', behind: '[7]' })
    far.cannot(encircle(far), '17.6', /range 4/)
    const inFront = field({ axis: 'Move', behind: '[4]' })
    inFront.cannot(encircle(inFront), '17.6', /passed/)
    const t = field({ axis: 'Move', ...ENCIRCLES })
    t.act(move(t, 'axis A', 1, 'advance'))
    expect([t.group('axis A').range, encircled(t)]).toEqual([7, ['B']])
  })

  test('UF-17.6-02 UF-17.6-08 QA-056 EX-019c G-06 G-56 the group in front must be there, at RR 2 or closer; Walls then give nothing to anybody', () => {
    const t = field({ axis: 'Move, Fire 1/1', target: '[0] Walls', front: '[2]', more: 'axis C[3]: Elk, Fox' })
    t.act(encircle(t))
    for (const from of ['axis B', 'axis C']) {
      const again = field({ axis: 'Fire 1/1', target: '[0] Walls', ...ENCIRCLES, more: 'axis C[3]: Elk, Fox' })
      again.act(fire(again, from, 'allied B')).saw({ type: 'fires', strength: 1 })
    }
    for (const front of ['[0]', '[1]']) {
      const away = field({ axis: 'Move', front })
      away.cannot(encircle(away), '17.6', /too far/)
    }
    const nobody = table('axis A[6]: Ant, Bee\naxis C[2]: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp', { hands: { axis: 'Move' } })
    nobody.cannot(encircle(nobody), '17.6', /in front/)
  })

  test('UF-17.6-08 neither of the two needs a working weapon', () => {
    const t = table('axis A[6]: Ant unarmed, Bee unarmed\naxis B[2]: Cat unarmed\nallied A: Yak, Emu\nallied B: Owl, Asp', {
      hands: { axis: 'Move' },
    })
    t.act(encircle(t)).saw({ type: 'encircled' })
  })

  test('UF-17.6-07 EX-029 not in the turn in which it got behind, but in the next one; and not if the enemy steps back', () => {
    const groups = 'axis A[3]: Ant, Bee\naxis B[2]: Cat, Dog\nallied A[1]: Yak, Emu\nallied B[2]: Owl, Asp\nallied C[3]: Pig, Rat'
    const hands = { allied: 'Move, Move', axis: 'Move, Move, Brush' }
    const behind = (t: UpfrontTable) => ({ ...move(t, 'allied C', 2, 'sideways'), encircle: t.id('axis B') })
    const t = table(groups, { hands, active: 'allied' })
    t.act(move(t, 'allied C', 1, 'advance')).saw({ type: 'flanks', by: t.id('allied C'), of: t.id('axis B') })
    t.cannot(behind(t), '4.2')
      .next('allied')
      .act(behind(t))
      .saw({ type: 'encircled', group: t.id('axis B') })
    const back = table(groups, { hands, active: 'allied' })
    back
      .act(move(back, 'allied C', 1, 'advance'))
      .next('axis')
      .act(move(back, 'axis B', 1, 'retreat'))
      .next('allied')
    back.cannot(behind(back), '17.6').next('axis')
    back.act(move(back, 'axis B', 2, 'sideways', { letter: 'C' })).next('axis')
    back.act({ type: 'terrain', group: back.id('axis B'), card: back.card('axis', 3), faceDown: false })
    expect(back.group('axis C').range).toBe(1)
  })

  test('UF-17.6-04 no group takes part in encircling or flanking more than one enemy; natural flanking excepted', () => {
    const more = 'axis C[6] encircles D: Elk, Fox\naxis D[2]: Gnu, Hog\nallied D[0]: Pig, Rat'
    const other = field({ axis: 'Move, Flank', more })
    other.act(encircle(other))
    const twice = table(
      'axis A[2]: Ant, Bee\naxis B[6] encircles A: Cat, Dog\naxis C[2]: Elk, Fox\nallied A[0]: Yak, Emu\nallied C[0]: Owl, Asp',
      { hands: { axis: 'Move, Flank' } },
    )
    twice.cannot(move(twice, 'axis B', 1, 'sideways', { encircle: twice.id('allied C') }), '17.6', /only one/)
    twice.cannot(move(twice, 'axis B', 2, 'sideways', { flank: twice.id('allied C') }), '17.6', /encircling another/)
    const both = table('axis A[2]: Ant, Bee\naxis B[6]: Cat, Dog\naxis C[2]: Elk, Fox\nallied A[0]: Yak, Emu\nallied C[0]: Owl, Asp', {
      hands: { axis: 'Flank' },
    })
    const card = move(both, 'axis B', 1, 'sideways', { encircle: both.id('allied A'), flank: both.id('allied C') })
    both.cannot(card, '17.6', /flank one enemy/)
    const flanking = field({ axis: 'Move, Flank', more: 'axis C[2]: Elk, Fox\nallied C[0]: Pig, Rat' })
    flanking.act(move(flanking, 'axis B', 2, 'sideways', { flank: flanking.id('allied C') }))
    flanking.cannot(encircle(flanking), '17.6', /flanks another/)
    const natural = field({ axis: 'Move', front: '[2] flanks C', more: 'axis C[2]: Elk, Fox\nallied C[4]: Pig, Rat' })
    natural.act(encircle(natural)).saw({ type: 'encircled' })
  })

  test('UF-17.6-05 QA-058 not with the card that changes the letter', () => {
    const t = table('axis A[4]: Ant, Bee\naxis C[2]: Cat, Dog\nallied A[-1]: Yak, Emu\nallied C[2]: Owl, Asp\nallied B[2]: Pig, Rat', {
      hands: { axis: 'Move' },
    })
    t.cannot(move(t, 'axis A', 1, 'sideways', { encircle: t.id('allied B'), letter: 'B' }), '17.6', /both/)
    const both = t.candidates().some((act) => (act as MoveAction).encircle !== undefined && (act as MoveAction).letter !== undefined)
    expect(both).toBe(false)
  })
})

describe('an encircled group', () => {
  test('UF-17.61-01 makes no Lateral Group Transfer and neither sends nor receives a man', () => {
    const t = field({
      ...ENCIRCLES,
      targetMen: 'Owl(SL), Asp',
      allied: 'Move',
      more: 'allied C[0]: Pig(SL), Rat',
      options: { active: 'allied' },
    })
    t.cannot(move(t, 'allied B', 1, 'sideways', { letter: 'A' }), '17.611')
    const cards = [t.card('allied', 1)]
    t.cannot({ type: 'transfer', group: t.id('allied B'), men: [t.man('Asp')], cards, to: t.id('allied C') }, '17.611')
    t.cannot({ type: 'transfer', group: t.id('allied C'), men: [t.man('Rat')], cards, to: t.id('allied B') }, '17.611')
  })

  test('UF-17.61-02 is fired on by everybody as if he flanked it, once', () => {
    const t = field({ behind: '[6] encircles B, flanks B', axis: 'Fire 1/1, Fire 1/1, Fire 1/1', more: 'axis D[3]: Elk, Fox' })
    for (const [from, n, factors] of [
      ['axis D', 1, 4],
      ['axis B', 2, 4],
      ['axis A', 3, 8],
    ] as const)
      t.act(fire(t, from, 'allied B', n))
        .saw({ type: 'fires', factors })
        .answer('attack', { type: 'callOff' })
  })

  test('UF-17.61-03 QA-059 its pinned men have one Panic less, but the same rout number', () => {
    const shoot = (draw: string) => {
      const t = field({ ...ENCIRCLES, axis: 'Fire 2/2', targetMen: 'Owl(panic 4) pinned' })
      return t
        .act(fire(t, 'axis B', 'allied B'))
        .answer('attack', { type: 'resolve' })
        .draws(draw)
    }
    shoot('b1 0r=4').saw({ type: 'attacked', panic: 3, number: 3 }).saw({ type: 'manLost', fate: 'kia' })
    shoot('b1 0r=5').saw({ type: 'manLost', fate: 'rout' })
    const free = field({ axis: 'Fire 2/2', targetMen: 'Owl(panic 4) pinned' })
    free
      .act(fire(free, 'axis B', 'allied B'))
      .answer('attack', { type: 'resolve' })
      .draws('b1 0r=4')
      .saw({ type: 'attacked', panic: 4 })
      .sawNo({ type: 'manLost' })
    const unpinned = field({ ...ENCIRCLES, axis: 'Fire 2/2', targetMen: 'Owl(morale 4)' })
    unpinned
      .act(fire(unpinned, 'axis B', 'allied B'))
      .answer('attack', { type: 'resolve' })
      .draws('b1')
      .saw({ type: 'attacked', morale: 4 })
  })
})

describe('encirclement ends', () => {
  test('UF-17.62-01 when either of the two groups is eliminated', () => {
    for (const [victim, cat, ant] of [
      ['axis B', 'Cat(kia 1)', 'Ant'],
      ['axis A', 'Cat', 'Ant(kia 1)'],
    ] as const) {
      const text = `axis A[6] encircles B: ${ant}\naxis B[2]: ${cat}\nallied A[-2]: Yak, Emu\nallied B[0]: Owl, Asp`
      const t = table(text, { hands: { allied: 'Fire 2/2' }, active: 'allied' })
      t.act(fire(t, 'allied B', victim))
        .answer('attack', { type: 'resolve' })
        .draws('b1')
        .saw({ type: 'encirclementBroken', rule: '17.62' })
      expect(encircled(t)).toEqual([])
    }
  })

  test('UF-17.62-02 when a man of the encircled group has infiltrated either of them', () => {
    const attempt = (into: string, draw: string) => {
      const t = field({
        behind: '[6] encircles B',
        front: '[5]',
        allied: 'Move',
        more: 'axis C[5]: Elk, Fox',
        options: { active: 'allied' },
      })
      t.act({ type: 'infiltrate', group: t.id('allied B'), men: [{ man: t.man('Owl'), into: t.id(into), card: t.card('allied', 1) }] })
      return t.draws(draw).saw({ type: 'infiltrates' })
    }
    expect(encircled(attempt('axis B', 'b1 c4r').saw({ type: 'encirclementBroken' }))).toEqual([])
    expect(encircled(attempt('axis B', 'b1 c4b'))).toEqual(['B'])
    expect(encircled(attempt('axis C', 'b1 c4r'))).toEqual(['B'])
  })

  test('UF-17.62-03 when either of them changes its letter, not before', () => {
    const t = field({ ...ENCIRCLES, axis: 'Move, Brush' })
    t.act(move(t, 'axis B', 1, 'sideways', { letter: 'C' })).next('axis')
    expect(encircled(t)).toEqual(['B'])
    t.act({ type: 'terrain', group: t.id('axis B'), card: t.card('axis', 2), faceDown: false }).saw({ type: 'encirclementBroken' })
  })

  test('UF-17.62-04 DV-032 QA-056 when either of them is at RR 1 or farther, at once', () => {
    const t = field({ behind: '[5] encircles B', front: '[1]', target: '[1]', axis: 'Move' })
    t.act(move(t, 'axis B', 1, 'retreat')).saw({ type: 'encirclementBroken' })
    const past = (range: number) => {
      const text = `axis A[${range}] encircles B: Ant, Bee\naxis B[2]: Cat, Dog\nallied D[-2]: Yak, Emu\nallied B[0]: Owl, Asp`
      return table(text, { hands: { axis: 'Move' } })
    }
    const away = past(8)
    away.act(move(away, 'axis A', 1, 'advance')).saw({ type: 'encirclementBroken' })
    const near = past(7)
    near.act(move(near, 'axis A', 1, 'advance')).sawNo({ type: 'encirclementBroken' })
  })

  test('UF-17.62-05 QA-060 when the encircled group has got both in front of it, whatever the ranges', () => {
    const t = field({ behind: '[4] encircles B', front: '[3]', target: '[1]', allied: 'Move', options: { active: 'allied' } })
    t.act(move(t, 'allied B', 1, 'retreat')).saw({ type: 'encirclementBroken' })
  })

  test('UF-17.63-01 not when the group behind comes back to RR 5', () => {
    const t = field({ ...ENCIRCLES, axis: 'Move' })
    t.act(move(t, 'axis A', 1, 'retreat'))
    expect([t.group('axis A').range, encircled(t)]).toEqual([5, ['B']])
  })
})
