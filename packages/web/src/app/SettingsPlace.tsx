/** Everything that can be set, with what it does shown at once. */
import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { Choices } from './Choices.tsx'
import { KeyList } from './Keys.tsx'
import { Shell } from './Shell.tsx'
import { changeSettings, DEFAULT_SETTINGS, STOPS, type Stop, TEXT_SIZES, useSettings } from './settings.ts'
import { playSound, SOUNDS, type Sound } from './sound.ts'
import './settings.css'

const SOUND_NAMES: { readonly [S in Sound]: string } = { dice: 'Dice', counter: 'Counter', shot: 'Shot', card: 'Card', bell: 'Bell' }

const STOP_NAMES: { readonly [S in Stop]: string } = {
  weapons: 'Weapons could change hands, be dropped or destroyed',
  rally: 'nobody has to rally',
  fire: 'nobody has a target',
  moves: 'nobody can move, advance or act',
  cards: 'no card in my hand fits',
}

export function SettingsPlace(): ReactNode {
  const now = useSettings()
  return (
    <Shell current="settings">
      <div className="settings">
        <h1>Settings</h1>
        <p className="settings-note">Kept in this browser. They take effect at once.</p>
        <div className="settings-columns">
          <section className="ui-sheet">
            <h2>Look</h2>
            <Choices
              legend="Palette"
              name="palette"
              value={now.palette}
              onChange={(palette) => changeSettings({ palette })}
              choices={[
                { value: 'printed', name: 'Printed', note: 'Paper, ink and the nations’ colours.' },
                { value: 'signal', name: 'Signal', note: 'The sides in blue and orange, safe for colour-blind eyes.' },
                { value: 'contrast', name: 'High contrast', note: 'Black on white, strong edges.' },
              ]}
            />
            <div className="settings-palette-sample" aria-hidden="true">
              {['german', 'russian', 'american', 'eliminated', 'broken', 'pinned', 'unharmed'].map((colour) => (
                <i key={colour} style={{ background: `var(--${colour})` }} />
              ))}
            </div>
            <Choices
              legend="Motion"
              name="motion"
              value={now.motion}
              onChange={(motion) => changeSettings({ motion })}
              choices={[
                { value: 'system', name: 'As the system asks', note: '' },
                { value: 'full', name: 'Full', note: 'Counters slide, dice roll.' },
                { value: 'none', name: 'None', note: 'Everything appears in its place.' },
              ]}
            />
            <label className="ui-field">
              <span>Text size</span>
              <select value={now.textSize} onChange={(event) => changeSettings({ textSize: Number(event.currentTarget.value) })}>
                {TEXT_SIZES.map((size) => (
                  <option key={size} value={size}>
                    {size} %
                  </option>
                ))}
              </select>
            </label>
          </section>
          <section className="ui-sheet">
            <h2>Pace</h2>
            <Choices
              legend="The computer’s acts"
              name="tempo"
              value={now.tempo}
              onChange={(tempo) => changeSettings({ tempo })}
              choices={[
                { value: 'calm', name: 'Calm', note: 'Time to read what each shot did.' },
                { value: 'normal', name: 'Normal', note: '' },
                { value: 'instant', name: 'At once', note: 'The log tells what happened.' },
              ]}
            />
            <h2>Questions</h2>
            <Choices
              legend="Stop me when"
              name="stop"
              value={now.stopAt}
              onChange={(stopAt) => changeSettings({ stopAt })}
              choices={[
                {
                  value: 'useful',
                  name: 'I can do something useful',
                  note: 'Everything else is passed, and the log says so. Undo asks again.',
                },
                { value: 'everything', name: 'I am asked anything', note: 'Also where there is but one answer.' },
              ]}
            />
            {now.stopAt === 'useful' && (
              <fieldset className="settings-stops">
                <legend>And also when</legend>
                {STOPS.map((stop) => (
                  <Switch
                    key={stop}
                    label={STOP_NAMES[stop]}
                    on={now.stopAlso.includes(stop)}
                    onChange={(on) =>
                      changeSettings({ stopAlso: STOPS.filter((each) => (each === stop ? on : now.stopAlso.includes(each))) })
                    }
                  />
                ))}
              </fieldset>
            )}
          </section>
          <section className="ui-sheet">
            <h2>Sound</h2>
            <Switch label="Sound" on={now.sound} onChange={(sound) => changeSettings({ sound })} />
            <label className="ui-field">
              <span>Volume</span>
              <input
                type="range"
                min={0}
                max={100}
                step={5}
                value={now.volume}
                disabled={!now.sound}
                onChange={(event) => changeSettings({ volume: event.currentTarget.valueAsNumber })}
              />
            </label>
            <div className="settings-sound-row">
              {SOUNDS.map((sound) => (
                <button key={sound} type="button" className="ui-button" disabled={!now.sound} onClick={() => playSound(sound)}>
                  <Icon name="sound" /> {SOUND_NAMES[sound]}
                </button>
              ))}
            </div>
            <p className="table-hint">No sound is ever the only sign of anything.</p>
            <h2>Confirmations</h2>
            <Switch
              label="Ask before a phase ends while something can still be done"
              on={now.confirmEndPhase}
              onChange={(confirmEndPhase) => changeSettings({ confirmEndPhase })}
            />
            <h2>Log</h2>
            <Switch label="Show the arithmetic of every line" on={now.openSums} onChange={(openSums) => changeSettings({ openSums })} />
            <h2>New games</h2>
            <label className="ui-field">
              <span>Your name</span>
              <input
                value={now.name}
                maxLength={40}
                autoComplete="nickname"
                onChange={(event) => changeSettings({ name: event.currentTarget.value })}
              />
            </label>
            <Choices
              legend="Lines of sight"
              name="los"
              value={now.losChecks}
              onChange={(losChecks) => changeSettings({ losChecks })}
              choices={[
                { value: 'free', name: 'Free', note: 'Look before you declare a shot.' },
                { value: 'declared', name: 'Declared', note: 'A line is traced only once the shot is declared.' },
              ]}
            />
            <button type="button" className="ui-button" onClick={() => changeSettings({ ...DEFAULT_SETTINGS, name: now.name })}>
              Back to how it was delivered
            </button>
          </section>
          <section className="ui-sheet">
            <h2>Keys</h2>
            <KeyList />
          </section>
        </div>
      </div>
    </Shell>
  )
}

function Switch({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }): ReactNode {
  return (
    <label className="ui-switch">
      <span>{label}</span>
      <input type="checkbox" role="switch" checked={on} aria-checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    </label>
  )
}
