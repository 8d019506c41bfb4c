/** Do: fire with the smallest or the best group; with cards, conceal, accept or keep them. */
import type { Deed, Order, OrderedStack, OrdersAdapter } from '@firegroup/table'
import type { ReactNode } from 'react'
import { Pills } from './Pills.tsx'

interface DoRowProps {
  readonly by: OrdersAdapter<unknown>['by']
  readonly order: Order
  /** What of those who are ordered may stay back. */
  readonly weapons: NonNullable<OrderedStack['weapons']>
  readonly onChange: (order: Order) => void
}

type Way = 'smallest' | 'best' | 'accept' | 'hold' | 'ask'

const wayOf = (deed: Deed): Way => (deed.type === 'react' ? deed.with : deed.type)

/** What can be done, by what it answers. */
function waysFor(by: DoRowProps['by'], to: string | undefined): readonly { readonly value: Way; readonly words: string }[] {
  const ask = { value: 'ask', words: 'ask me' } as const
  if (by === 'fire')
    return [
      { value: 'smallest', words: 'fire, smallest group' },
      { value: 'best', words: 'fire, best group' },
      { value: 'hold', words: 'hold' },
      ask,
    ]
  if (to === 'hero') return [{ value: 'smallest', words: 'play a Hero' }, { value: 'hold', words: 'keep it' }, ask]
  if (to === 'terrainOffer') return [{ value: 'accept', words: 'accept' }, { value: 'hold', words: 'refuse' }, ask]
  return [
    { value: 'smallest', words: 'conceal, least card' },
    { value: 'best', words: 'conceal, best card' },
    { value: 'accept', words: 'accept' },
    ask,
  ]
}

export function DoRow({ by, order, weapons, onChange }: DoRowProps): ReactNode {
  const { do: deed, when } = order
  const { type: _, with: __, ...more } = deed.type === 'react' ? deed : { type: 0, with: 0 }
  const take = (way: Way): void => {
    if (way !== 'smallest' && way !== 'best') onChange({ ...order, do: { type: way } })
    else onChange({ ...order, do: { type: 'react', with: way, ...more } })
  }
  const keepBack = (weapon: number, isBack: boolean): void => {
    if (deed.type !== 'react') return
    const { without = [], ...rest } = deed
    const now = isBack ? [...without, weapon] : without.filter((each) => each !== weapon)
    onChange({ ...order, do: now.length === 0 ? rest : { ...rest, without: now } })
  }
  return (
    <div className="play-order-row">
      <span>Do</span>
      <div className="play-order-when">
        <Pills legend="What is done" value={wayOf(deed)} options={waysFor(by, when.to)} onChange={take} />
        {by === 'cards' && deed.type === 'react' && when.to !== 'hero' && (
          <label>
            <span>with</span>
            <select
              value={deed.least ?? 1}
              aria-label="With cards of at least"
              onChange={({ currentTarget: { value } }) => onChange({ ...order, do: { ...deed, least: Number(value) } })}
            >
              {[1, 2, 3].map((value) => (
                <option key={value} value={value}>
                  −{value} or more
                </option>
              ))}
            </select>
          </label>
        )}
        {by === 'fire' && deed.type === 'react' && weapons.length > 0 && (
          <fieldset className="play-order-back">
            <legend>stays back</legend>
            {weapons.map(({ id, name }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={deed.without?.includes(id) ?? false}
                  onChange={({ currentTarget: { checked } }) => keepBack(id, checked)}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </div>
  )
}
