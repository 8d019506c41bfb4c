/** Who is asked, what nobody needs to be asked, what is held by order, and the way back past the dice. */
import { type AslskEvent, type AslskState, advisor, aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import type { Game } from '@firegroup/kernel'
import { depth } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { violations } from './browser.ts'
import { anna, begun, ben, computer, type Moment, playedOn } from './games.ts'
import { asked, seated, sitAt } from './table.ts'

const app = servedApp()
const first = { scenario: scenario('first-light') }

/** First Light, played by computers up to such a moment, in the first of many games that has one. */
function upTo(isThere: (moment: At) => boolean): Game<AslskState, AslskEvent> {
  for (let i = 0; i < 20; i++) {
    const game = playedOn(begun(aslsk, first, `flow ${i}`), advisor, `flow ${i}`, isThere)
    if (!game.outcome) return game
  }
  throw new Error('There is no such moment.')
}

type At = Moment<AslskState, AslskEvent>

const typesOf = ({ question }: At): string =>
  [...new Set([...question.candidates()].map((each) => (each as { type: string }).type))].sort().join(' ')

test.runIf(depth.isDeep)('two people at one screen: dock, ribbon and header name who must decide, also in the enemy’s turn', async () => {
  const game = upTo(({ question }) => question.kind === 'firstFire')
  const [open] = game.open
  const [name, side] = open!.seat === 'allied' ? ['Anna', 'Americans'] : ['Ben', 'Germans']
  const { page, complaints } = await sitAt(app, game, { allied: anna, axis: ben })
  // nothing is hidden here: the screen is not handed over
  await seated(page)
  await asked(page, 'firstFire')
  await expect.poll(() => page.locator('.play-dock-who').textContent()).toBe(`${name}${side}`)
  expect(await page.locator('.play-opponent').textContent()).toBe(`${name}${side}, to decide`)
  expect(await page.locator('.play-ribbon [aria-current]').textContent()).toContain(side)
  expect(await page.locator('.play-scenario span').textContent()).toMatch(/^(Americans|Germans), turn \d of 5$/)
  expect(await page.locator('.play-scenario span').textContent()).not.toContain(`${side},`)
  expect(await violations(page)).toEqual([])
  // whoever moves is named again when he is asked again
  await page.keyboard.press('Space')
  await expect.poll(() => page.locator('.play-opponent strong').textContent()).toBe(name === 'Anna' ? 'Ben' : 'Anna')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('what goes without saying is passed and said; undo asks it after all, and a setting asks everything', async () => {
  // all that could be done in the Prep Fire Phase is to destroy a Weapon
  const game = upTo((at) => at.seat === 'allied' && at.question.kind === 'prepFire' && typesOf(at) === 'destroy end')
  const { page, complaints } = await sitAt(app, game, { allied: anna, axis: computer }, {}, { stopAt: 'useful' })
  await asked(page, 'move')
  await page.locator('.play-ticker').getByText('Nobody has a target. Passed.').waitFor({ state: 'attached' })
  await page.keyboard.press('g')
  await page.getByRole('region', { name: 'Log' }).getByText('Nobody has a target. Passed.').waitFor()
  await page.keyboard.press('g')
  await page.getByRole('button', { name: 'Undo: Nobody has a target. Passed' }).click()
  await asked(page, 'prepFire')
  expect(await violations(page)).toEqual([])
  await page.goto(`${app.url}#/settings`)
  const stop = page.getByRole('group', { name: 'Stop me when' })
  expect(await stop.getByRole('radio', { name: 'I can do something useful' }).isChecked()).toBe(true)
  await page.getByRole('switch', { name: 'nobody has a target' }).check()
  expect(await violations(page)).toEqual([])
  await stop.getByRole('radio', { name: 'I am asked anything' }).check()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('firegroup.settings')!))).toMatchObject({
    stopAt: 'everything',
    stopAlso: ['fire'],
  })
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a reaction is held until something is so: the log names the order, and the phase goes on without a question', async () => {
  const game = upTo(({ question }) => question.kind === 'firstFire')
  const { seat } = game.open[0]!
  const players = seat === 'allied' ? { allied: anna, axis: computer } : { allied: computer, axis: anna }
  const { page, complaints } = await sitAt(app, game, players)
  await seated(page)
  await asked(page, 'firstFire')
  await page.getByText('Hold until …').click()
  await page.getByRole('checkbox', { name: 'any effect at least' }).check()
  await page.getByRole('spinbutton', { name: 'Any effect, in per cent' }).fill('100')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Hold until any effect is at 100 %' }).click()
  await page.keyboard.press('g')
  await page.getByRole('region', { name: 'Log' }).getByText('Order 1: Hold fire').first().waitFor()
  // whatever the computer moves now is not asked about: the next question comes when it has moved
  await page.locator('.play:not([data-asked=""])').waitFor()
  expect(await page.locator('.play').getAttribute('data-asked')).not.toBe('firstFire')
  expect(complaints).toEqual([])
  await page.context().close()
})

test.runIf(depth.isDeep)(
  'against the computer the way back leads past the dice, is asked once, and marks the game as practice',
  async () => {
    const game = upTo(
      ({ question, seat, game: { decisionCount } }) => question.kind === 'prepFire' && seat === 'allied' && decisionCount > 20,
    )
    const { page, complaints } = await sitAt(app, game, { allied: anna, axis: computer })
    await seated(page)
    await asked(page, 'prepFire')
    await page.keyboard.press('n')
    await page.keyboard.press('1')
    await page.getByRole('heading', { name: /^Fire from .+ at / }).waitFor()
    await page.keyboard.press('Enter')
    await asked(page, 'report')
    const decisions = async (): Promise<number> => Number(await page.locator('.play').getAttribute('data-decisions'))
    const before = await decisions()
    const undo = page.getByRole('button', { name: /^Undo past the dice, as practice: / })
    await undo.click()
    const ask = page.getByRole('alertdialog', { name: 'Go back past the dice?' })
    await ask.waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await ask.count()).toBe(0)
    expect(await decisions()).toBe(before)
    await page.keyboard.press('z')
    await ask.waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.play-practice').waitFor()
    await asked(page, 'prepFire')
    expect(await decisions()).toBeLessThan(before)
    await page.getByRole('link', { name: 'Firegroup, to your games' }).click()
    await page.getByText(/, practice/).waitFor()
    await page.goto(`${app.url}#/result/table`)
    await page.getByText(/A practice game\./).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  },
)
