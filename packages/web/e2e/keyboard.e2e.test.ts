/** The keyboard alone: every key of the list, Enter and the focus at the table, and a whole game of each system. */
import { aslsk, advisor as aslskAdvisor } from '@firegroup/aslsk'
import { scenario as aslskScenario } from '@firegroup/content/aslsk'
import { scenario as lnltScenario } from '@firegroup/content/lnlt'
import { scenario as upfrontScenario } from '@firegroup/content/upfront'
import { lnlt } from '@firegroup/lnlt'
import { depth } from '@firegroup/testkit'
import { upfront } from '@firegroup/upfront'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { printed } from '../src/keys/chord.ts'
import type { KeyContext } from '../src/keys/context.ts'
import { ANYWHERE, DECIDING, FINDING, LOOKING, STACKS, STEERING } from '../src/keys/contexts.ts'
import { servedApp } from './app.ts'
import { byAslskKeys } from './aslsk-ways.ts'
import { goToHex, type WatchedPage } from './browser.ts'
import { anna, begun, computer, playedOn } from './games.ts'
import { byLnltKeys, byUpfrontKeys } from './key-ways.ts'
import { primary, seated, sitAt } from './table.ts'
import { playThroughByKeys } from './whole-game.ts'

const app = servedApp()

describe('a whole game by keyboard alone', () => {
  // by clicks every day: play.e2e.test.ts
  test.runIf(depth.isDeep)('of the Starter Kit', { timeout: 240_000 }, async () => {
    const game = begun(aslsk, { scenario: aslskScenario('first-light') }, 'keys')
    const met = await playThroughByKeys(app, game, { allied: computer, axis: anna }, byAslskKeys)
    for (const kind of ['setup', 'firstFire', 'report']) expect([...met], kind).toContain(kind)
  })

  test.runIf(depth.isDeep)('of Lock ’n Load', { timeout: 240_000 }, async () => {
    const game = begun(lnlt, { scenario: lnltScenario('bread-before-noon') }, 'keys')
    const met = await playThroughByKeys(app, game, { blue: computer, red: anna }, byLnltKeys)
    for (const kind of ['setup', 'impulse', 'act', 'report']) expect([...met], kind).toContain(kind)
  })

  test.runIf(depth.isDeep)('of Up Front', { timeout: 240_000 }, async () => {
    const game = begun(upfront, { scenario: upfrontScenario('the-milk-run') }, 'keys')
    const met = await playThroughByKeys(app, game, { axis: computer, allied: anna }, byUpfrontKeys)
    for (const kind of ['formGroups', 'act', 'discard', 'report']) expect([...met], kind).toContain(kind)
  })
})

describe('at the table', () => {
  test('every key that the list names for it does something', { timeout: 120_000 }, async () => {
    const { page, complaints } = await atFire()
    await page.keyboard.press('k')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    const listed = await page.locator('.app-keys-list dd').allTextContents()
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await page.keyboard.press('1')
    const walked = new Set<object>()
    for (const [context, command, key, after] of WALK) {
      const line = context.lines[command]!
      expect(listed, printed(line.keys[0]!)).toContain(line.does)
      await changes(page, key ?? line.keys[0]!)
      for (const then of after ?? []) await page.keyboard.press(then)
      walked.add(line)
    }
    for (const context of [ANYWHERE, STEERING, FINDING, STACKS, LOOKING, DECIDING] as readonly KeyContext[])
      for (const [command, line] of Object.entries(context.lines))
        if (!ELSEWHERE.includes(`${context.group} ${command}`)) expect(walked.has(line), line.does).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('Enter is what the button says that names it, whatever was clicked before', async () => {
    const { page } = await atFire()
    await page.keyboard.press('n')
    await page.keyboard.press('1')
    await primary(page).locator('kbd').waitFor()
    expect(await primary(page).getAttribute('aria-keyshortcuts')).toBe('Enter')
    expect(await primary(page).evaluate((button) => button.textContent?.includes('Enter'))).toBe(true)
    expect(await page.getByRole('button', { name: 'Fire', exact: true }).count()).toBe(1)
    // the keyboard on a control has Enter for that, and the button does not name it meanwhile
    await page.locator('.play-action', { hasText: 'Next' }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await primary(page).locator('kbd').count()).toBe(0)
    // under the cursor Enter chooses
    await page.keyboard.press('ArrowUp')
    await page.getByTestId('hex-cursor').waitFor()
    expect(await primary(page).locator('kbd').count()).toBe(0)
    // after a click it is the decision's again
    await page.locator('.play-tools [aria-label="Log"]').click()
    await page.locator('.play-tools [aria-label="Log"]').click()
    expect(await page.getByTestId('hex-cursor').count()).toBe(0)
    await primary(page).locator('kbd').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.play[data-asked="report"]').waitFor()
    await page.context().close()
  })

  test('the focus is never lost, and a skip link leads to the board', async () => {
    const { page } = await atFire()
    const held = (): Promise<string> => page.evaluate(() => (document.activeElement === document.body ? 'the page' : 'something'))
    expect(await held()).toBe('something')
    for (const press of ['n', '1', 'Escape', '/', 'Escape', 'g', 'Escape', 'y', 'Escape', 'n', '1', 'Enter', 'Enter']) {
      await page.keyboard.press(press)
      await expect.poll(held, { message: press }).toBe('something')
    }
    await page.locator('.play-dock button:visible').first().click()
    await expect.poll(held).toBe('something')
    await page.locator('.table-dock-head p').first().click()
    expect(await held()).toBe('something')
    await page.keyboard.press('Shift')
    await page.evaluate(() => document.querySelector<HTMLElement>('.ui-skip')?.focus())
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-hex'))).toBe(true)
    await page.context().close()
  })

  test('a hex reads its range, what hinders and the odds; L begins where one pressed or named', async () => {
    const { page } = await atFire()
    await page.keyboard.press('n')
    await page.keyboard.press('1')
    const target = /at (\w+)/.exec((await page.locator('[data-title]').textContent()) ?? '')?.[1] ?? ''
    await goToHex(page, target)
    expect(await page.locator('[data-hex][tabindex="0"]').getAttribute('aria-label')).toMatch(
      /Range \d+, (clear|clear but for .+, plus \d), \d+ percent\./,
    )
    await page.keyboard.press('l')
    await page.keyboard.press('ArrowDown')
    await page.getByTestId('sight-verdict').getByText(`${target} to `).waitFor()
    await page.keyboard.press('w')
    await page.locator('.play-said', { hasText: /is seen by|Nobody/ }).waitFor()
    await page.context().close()
  })
})

/** What can't be done at that table: a hold needs a reaction, and a fan is closed only while it is open. */
const ELSEWHERE = ['Deciding hold']

/** Every key in an order in which each has something to do; what is pressed after it clears the table again. */
const WALK: readonly (readonly [context: KeyContext, command: string, key?: string | undefined, after?: readonly string[]])[] = [
  [ANYWHERE, 'rules', undefined, ['Escape']],
  [DECIDING, 'takeBack'],
  [DECIDING, 'pick', '1'],
  [DECIDING, 'back'],
  [DECIDING, 'next'],
  [DECIDING, 'previous'],
  [STEERING, 'cursor', 'ArrowDown'],
  [STEERING, 'pad', 'Numpad7'],
  [STEERING, 'choose'],
  [STEERING, 'pan', 'Shift+ArrowUp'],
  [STEERING, 'nearer'],
  [STEERING, 'farther'],
  [STEERING, 'fit'],
  [FINDING, 'find', undefined, ['Escape']],
  [FINDING, 'sight'],
  [FINDING, 'putAway'],
  [DECIDING, 'next'],
  [STACKS, 'fan'],
  [STACKS, 'fold'],
  [LOOKING, 'range', undefined, ['v']],
  [LOOKING, 'layers', undefined, ['y']],
  [LOOKING, 'seenBy', undefined, ['Escape']],
  [LOOKING, 'odds', undefined, ['Escape']],
  [DECIDING, 'log', undefined, ['g']],
  [DECIDING, 'objectives', undefined, ['o']],
  [DECIDING, 'orders', undefined, ['Escape']],
  [DECIDING, 'advice', undefined, ['Escape']],
  [DECIDING, 'why', undefined, ['Escape']],
  [ANYWHERE, 'keys', undefined, ['Escape']],
  [DECIDING, 'end', undefined, ['Escape']],
  [DECIDING, 'undo', undefined, ['Escape']],
  [DECIDING, 'pick', '1'],
  [DECIDING, 'confirm'],
]

/** Presses a key and waits for something on the page to be other than before: its content, the focus or where the board lies. */
async function changes(page: Page, key: string): Promise<void> {
  const look = (): Promise<string> =>
    page.evaluate(() => {
      const focus = document.activeElement?.getAttribute('data-hex') ?? document.activeElement?.className ?? ''
      const world = document.querySelector<HTMLElement>('.board-world')?.style
      return [document.body.innerHTML, focus, world?.transform, world?.width].join('|')
    })
  const before = await look()
  await page.keyboard.press(key)
  await expect.poll(async () => (await look()) !== before, { message: `${key} does something`, timeout: 4000 }).toBe(true)
}

/** A game of the Starter Kit in which Anna may fire. */
async function atFire(): Promise<WatchedPage> {
  const start = begun(aslsk, { scenario: aslskScenario('first-light') }, 'walk')
  const game = playedOn(start, aslskAdvisor, 'walk', ({ seat, question }) => seat === 'allied' && question.kind === 'prepFire')
  const watched = await sitAt(app, game, { allied: anna, axis: computer })
  await seated(watched.page)
  return watched
}
