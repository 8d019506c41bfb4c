/** Wind, sky and ground as a plate on the table: what they are and what they do, with the rule of each. */
import { type AslskState, type Sky, skyOf } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { RuleLink } from '../../../../learn/index.ts'
import '../weather.css'

export function Weather({ s, folded }: { readonly s: AslskState; readonly folded: boolean }): ReactNode {
  const sky = skyOf(s)
  if (!sky) return null
  const plate = (
    <section className="aslsk-weather" aria-label="Weather">
      {sky.wind !== 'none' && <Wind {...sky} />}
      <ul>
        {sky.conditions.map(({ sign, name, effect, rule }) => (
          <li key={name}>
            <Sign sign={sign} />
            <span>
              <strong>{name}.</strong> {effect} <RuleLink rule={rule} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
  if (!folded) return plate
  return (
    <details className="aslsk-weather-fold">
      <summary aria-label={`Weather: ${sky.conditions.map(({ name }) => name).join(', ')}`}>
        {sky.conditions.map(({ sign, name }) => (
          <Sign key={name} sign={sign} />
        ))}
      </summary>
      {plate}
    </details>
  )
}

function Sign({ sign }: { readonly sign: keyof typeof SIGNS }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" className={`aslsk-sign is-${sign}`} aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  )
}

/** A compass whose arrow points where the wind blows. */
function Wind({ wind, toward }: Sky): ReactNode {
  return (
    <p className="aslsk-wind">
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <circle r="17" />
        <path d="M0 12V-8m-6 5L0 -11l6 8" transform={`rotate(${toward * 60})`} />
      </svg>
      <span>
        <strong>{wind === 'heavy' ? 'Heavy wind' : 'Mild breeze'}</strong> towards the {COMPASS[toward]} <RuleLink rule="B25.63" />
      </span>
    </p>
  )
}

const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const

const SIGNS = {
  rain: 'M10 2c3 4 5 6.5 5 9.5a5 5 0 0 1-10 0C5 8.5 7 6 10 2z',
  snow: 'M10 2v16M3 6l14 8M3 14l14-8M7.5 3.5L10 5.5l2.500-2M7.500 16.500L10 14.500l2.500 2',
  mud: 'M2 13c2-3 4 0 6-2s4 1 6-1 3 1 4 2v5H2z',
  cold: 'M10 3v9M7 15a3 3 0 1 0 6 0 3 3 0 0 0-3-3 3 3 0 0 0-3 3zM13 4h3M13 7h3M13 10h3',
  fire: 'M10 2c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9z',
  smoke: 'M4 15a3 3 0 0 1 1-6 4 4 0 0 1 7-3 4 4 0 0 1 4 6 2.500 2.500 0 0 1-1 3z',
} as const
