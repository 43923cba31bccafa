import { distance } from 'fastest-levenshtein'
import { settingsTable } from '#server/config/config-table.ts'
import type { Setting } from '#server/config/setting-rules.ts'

/** A name that is given and is no setting. `meant` is the setting that somebody probably thought of. */
export type UnknownName = { name: string; isInFile: boolean; meant: string | undefined }

const settings: [string, Setting][] = Object.entries(settingsTable)
/** A name that other programs have, too, such as PORT, is no sign of ours. */
const TELLING_LENGTH = 8
/** What the system, Node and what the product stands on read by themselves. */
const OF_OTHERS = /^(?:TMPDIR|TZ|LANG|(?:LC|NODE|MALLOC|UV|SSL_CERT|OTEL|COMPOSE|DOCKER)_\w+|(?:HTTPS?|NO|ALL)_PROXY)$/i

/**
 * The setting of which a name is surely a misspelling: one letter is other, more or less, two have changed places, or
 * capitals are wrong. Of a name that comes from the environment (`isForeign`), which other programs share, short ones
 * are no sign.
 */
export function findMisspelt(name: string, isForeign: boolean): string | undefined {
  const upper = name.toUpperCase()
  if (settingsTable[name] || findOther(upper)) return undefined
  return settings.find(
    ([ours]) => (ours.length >= TELLING_LENGTH || !isForeign) && (upper === ours || isOneOff(upper, ours)),
  )?.[0]
}

/** Names of .env that are no settings, and those of the environment that look like ours. Other programs have names of their own there. */
export function findUnknownNames(file: string[], environment: string[]): UnknownName[] {
  const [own, foreign] = [new Set(file), environment.filter(name => !file.includes(name))]
  const unknown = [...own]
    .filter(name => !settingsTable[name] && !OF_OTHERS.test(name))
    .map(name => ({ name, isInFile: true, meant: meantBy(name, 4) }))
  const alike = foreign.flatMap(name => {
    const meant = settingsTable[name] ? undefined : meantBy(name, TELLING_LENGTH)
    return meant ? [{ name, isInFile: false, meant }] : []
  })
  return [...unknown, ...alike]
}

/** Says what was given in vain, and what to write instead. */
export function sayUnknown({ name, isInFile, meant }: UnknownName): string {
  const place = isInFile ? '.env' : 'The environment'
  const instead = meant ? ` ${meant} was probably meant: ${settingsTable[meant]!.allowed}.` : ''
  return `${place} has ${name}, which is no setting and does nothing.${instead}`
}

function meantBy(name: string, minLength: number): string | undefined {
  const upper = name.toUpperCase()
  const telling = settings.map(([ours]) => ours).filter(ours => ours.length >= minLength)
  const [nearest] = telling.toSorted((one, other) => distance(upper, one) - distance(upper, other))
  const isNear = nearest !== undefined && distance(upper, nearest) <= Math.max(2, Math.floor(upper.length / 4))
  const begun = telling.find(ours => ours.startsWith(`${upper}_`) || upper.startsWith(`${ours}_`))
  return findOther(upper) ?? begun ?? (isNear ? nearest : undefined)
}

const findOther = (upper: string) => settings.find(([, { otherNames }]) => otherNames?.includes(upper))?.[0]

function isOneOff(name: string, ours: string): boolean {
  if (distance(name, ours) <= 1) return true
  const letters = [...name]
  return letters.some(
    (letter, n) =>
      n > 0 &&
      letters
        .with(n - 1, letter)
        .with(n, letters[n - 1]!)
        .join('') === ours,
  )
}
