/** Small sounds made from noise and tones: none is loaded, each is under 400 ms, and none is ever the only signal. */
import { settings } from './settings.ts'

export const SOUNDS = ['dice', 'counter', 'shot', 'card', 'bell'] as const
export type Sound = (typeof SOUNDS)[number]

let audio: AudioContext | undefined

/** Silent unless the player has switched sound on; a browser without audio stays silent too. */
export function playSound(sound: Sound): void {
  const { sound: on, volume } = settings()
  if (!on || volume === 0 || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume()
  const out = audio.createGain()
  out.gain.value = (volume / 100) ** 2
  out.connect(audio.destination)
  const desk = { audio, out, at: audio.currentTime }
  switch (sound) {
    case 'dice':
      for (const [delay, pitch] of [
        [0, 2100],
        [0.06, 1700],
        [0.13, 2400],
        [0.21, 1500],
        [0.27, 1900],
      ] as const)
        noise(desk, { delay, pitch, length: 0.03, loud: 0.8 - delay * 1.6 })
      return
    case 'counter':
      noise(desk, { delay: 0, pitch: 900, length: 0.045, loud: 0.7 })
      return
    case 'shot':
      noise(desk, { delay: 0, pitch: 1400, length: 0.05, loud: 1 })
      noise(desk, { delay: 0.02, pitch: 320, length: 0.3, loud: 0.7 })
      return
    case 'card':
      noise(desk, { delay: 0, pitch: 4200, length: 0.11, loud: 0.35 })
      return
    case 'bell':
      tone(desk, 880, 0.36, 0.35)
      tone(desk, 1318.5, 0.3, 0.18)
  }
}

interface Desk {
  readonly audio: AudioContext
  readonly out: AudioNode
  readonly at: number
}

interface Burst {
  readonly delay: number
  readonly pitch: number
  readonly length: number
  readonly loud: number
}

function noise({ audio: context, out, at }: Desk, { delay, pitch, length, loud }: Burst): void {
  const samples = Math.ceil(context.sampleRate * length)
  const buffer = context.createBuffer(1, samples, context.sampleRate)
  const channel = buffer.getChannelData(0)
  for (let i = 0; i < samples; i++) channel[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 1.4
  const gain = context.createGain()
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(out)
  source.start(at + delay)
}

function tone({ audio: context, out, at }: Desk, pitch: number, length: number, loud: number): void {
  const source = context.createOscillator()
  source.frequency.value = pitch
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  source.connect(gain).connect(out)
  source.start(at)
  source.stop(at + length)
}
