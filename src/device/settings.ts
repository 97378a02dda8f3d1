import * as v from 'valibot'
import { fieldOf, isObject } from '../base/is-object.ts'
import { MOST_LENGTH } from '../game/record/decode.ts'
import { PRESET_NAMES } from '../rules/rules.ts'

/** The choices of each setting. The first is the default, and replaces one that is missing or wrong. */
function choice<const T extends readonly [string, ...string[]]>(...options: T) {
  return v.fallback(v.picklist(options), options[0])
}

export const settingsShape = v.object({
  theme: choice('system', 'light', 'dark', 'black', 'contrast', 'contrast-dark'),
  /** Four colours of suits, or the two of most packs. */
  suits: choice('four', 'two'),
  hand: choice('right', 'left'),
  /** How the table is turned: all one way, each side’s pad towards its player, or large, to be seen from afar. */
  table: choice('one-side', 'facing', 'standing'),
  motion: choice('system', 'none'),
  countStyle: choice('compound', 'long', 'runs-first'),
  /** Which taps are spoken: none, hands and cribs, all. */
  caller: choice('nothing', 'counts', 'everything'),
  pace: choice('usual', 'slow', 'quick'),
  /** Keys that type a letter, a digit or a sign; somebody who speaks to the device may not want them. */
  letters: choice('on', 'off'),
  /** Whether the wall shows nineteens. */
  nineteens: choice('off', 'on'),
  haptics: choice('on', 'off'),
  sounds: choice('off', 'on'),
  words: choice('rules', 'american', 'british'),
  newRules: choice('last', ...PRESET_NAMES),
  newPlay: choice('last', 'points', 'cards'),
  /** Whether a game by points asks for the starter; without it a jack is a key of the dealer’s pad. */
  starter: choice('unasked', 'asked'),
  newMuggins: choice('last', 'off', 'flag', 'on', 'call'),
  /** One of the device’s voices by its name; empty for its own choice. */
  voiceName: v.fallback(v.string(), ''),
  /** The game in which hands are entered as points; empty for none. */
  pointsGame: v.fallback(v.string(), ''),
  /** Whose phone this is, once another one has joined it; empty until then. */
  owner: v.fallback(v.string(), ''),
})

export type Settings = Readonly<v.InferOutput<typeof settingsShape>>

/** What a player has chosen; a choice that cannot be read is the default. */
export function decodeSettings(input: unknown): Settings {
  const { caller, ...settings } = v.parse(settingsShape, isObject(input) ? input : {})
  // Until November 2026 the voice that counts hands was a setting beside it.
  const isCounted = caller === 'nothing' && fieldOf(input, 'voice') === 'on'
  return {
    ...settings,
    caller: isCounted ? 'counts' : caller,
    voiceName: settings.voiceName.slice(0, MOST_LENGTH),
  }
}
