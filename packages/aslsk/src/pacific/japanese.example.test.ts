import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { checks, shoot } from '../../test/fire.ts'
import { type AslskTable, table } from '../../test/table.ts'

const ONE_MC = [1, 5] as const

/** 7 FP on the 6 column; somebody else could still fire, so that nothing happens afterwards. */
function oneMc(targets: string, elr = 3): AslskTable {
  const t = table(`E2 US: a=7-4-7    E5 Japanese: ${targets}    A2 US: z=7-4-7    A5 Japanese: ja-1-4-4-7`, {
    phase: 'prepFire',
    attacker: 'allied',
    elr: { axis: elr },
  })
  return shoot(t, 'E5', 'a').rolls(...ONE_MC)
}

const is = (t: AslskTable, name: string) => `${t.u(name).type}${t.u(name).broken ? ' broken' : ''}${t.u(name).dm ? ' DM' : ''}`

example(
  'EX-22a EX-22b EX-22c a 1MC on three Japanese: one loses a step, one is over its ELR and an unbroken Conscript half squad, one breaks',
  (seat) => {
    const t = seat(oneMc('a1=ja-1-4-4-7, a2=ja-2-2-3-7r, a3=ja-2-1-3-7h')).rolls(3, 4).rolls(5, 5).rolls(3, 4)
    expect(checks(t)).toEqual(['1MC 8 stepped', '1MC 11 stepped', '1MC 8 breaks'])
    expect([is(t, 'a1'), is(t, 'a2'), is(t, 'a3')]).toEqual(['ja-1-3-4-7r', 'ja-C-1-2-6h', 'ja-2-1-3-7h broken DM'])
    t.asks('allied', 'prepFire')
  },
)

example('EX-22d a Conscript squad over its ELR becomes a broken half squad', (seat) => {
  for (const squad of ['ja-C-3-3-6', 'ja-C-2-2-6r']) {
    const t = seat(oneMc(`c=${squad}`)).rolls(5, 5)
    expect(is(t, 'c')).toBe('ja-C-1-2-6h broken DM')
    t.asks('allied', 'prepFire')
  }
})

/** The three of the example in jungle with a leader, each rolling 11. */
function rallied(leader: string): AslskTable {
  const t = table(
    `E5 light jungle; Japanese: l=${leader} leader, x=ja-E-2-3-8h broken DM, y=ja-1-2-3-7h broken DM, c=ja-crew-1-2-7 broken DM   A2 US: 7-4-7`,
    { phase: 'rally', attacker: 'axis' },
  )
  for (const unit of ['x', 'y', 'c']) t.answer('unitRally', { type: 'rally', unit: t.unit(unit), leader: t.unit('l') }).rolls(5, 6)
  return t
}

example('EX-23a a 9-1 in jungle rallies what he can, and the others go down a class', (seat) => {
  const t = seat(rallied('9-1'))
  const attempts = t.game.events.flatMap(({ event }) =>
    event.type === 'rallyAttempt' ? [`${event.final}/${event.morale} ${event.result}`] : [],
  )
  expect(attempts).toEqual(['9/9 rallies', '9/8 demoted', '9/9 rallies'])
  expect([is(t, 'x'), is(t, 'y'), is(t, 'c')]).toEqual(['ja-E-2-3-8h', 'ja-2-1-3-7h broken', 'ja-crew-1-2-7'])
  t.asks('axis', t.asked.kind)
})

example('EX-23b under a 9-0 they roll 10: the 2-3-8 becomes a 2-3-7, and the crew has nothing lower to become', (seat) => {
  const t = seat(rallied('9-0'))
  expect([is(t, 'x'), is(t, 'y')]).toEqual(['ja-1-2-3-7h broken', 'ja-2-1-3-7h broken'])
  expect(t.where('c')).toBe('eliminated')
  t.asks('axis', t.asked.kind)
})
