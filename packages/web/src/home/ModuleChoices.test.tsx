import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ModuleChoices, modulesIn, withModules } from './ModuleChoices.tsx'

const modules = [
  { id: 'wind', title: 'Wind', sentence: 'Smoke drifts.' },
  { id: 'snipers', title: 'Snipers', sentence: 'Somebody waits.' },
]

test('every optional rule is offered by its title and sentence, and those of the scenario are on', () => {
  const shown = renderToStaticMarkup(<ModuleChoices modules={modules} chosen={['snipers']} onChoose={() => undefined} />)
  for (const { title, sentence } of modules) expect(shown).toContain(`<strong>${title}</strong><span>${sentence}</span>`)
  expect(shown.match(/checked=""/g)).toHaveLength(1)
  expect(renderToStaticMarkup(<ModuleChoices modules={[]} chosen={[]} onChoose={() => undefined} />)).toBe('')
})

test('a scenario whose modules are left as they are is the very same; with none it has no field for them', () => {
  const plain = { id: 'x' }
  const windy = { id: 'x', modules: ['wind'] }
  expect(withModules(plain, [])).toBe(plain)
  expect(withModules(windy, ['wind'])).toBe(windy)
  expect(withModules(windy, [])).toEqual({ id: 'x' })
  expect(withModules(plain, ['wind', 'snipers'])).toEqual({ id: 'x', modules: ['wind', 'snipers'] })
  expect([modulesIn(plain), modulesIn(windy)]).toEqual([[], ['wind']])
})
