import { isUsed } from '#i18n/agency.ts'

/** What an agency can start with; each has what those before it have. */
export const PRESETS = ['website', 'jobs', 'office'] as const
export type Preset = (typeof PRESETS)[number]

/** A feature that an agency can do without, as a choice of its owner. */
export type Part = {
  /** The name of the feature. */
  name: string
  /** Smaller ones stand before it, whichever feature they are of. */
  place: number
  label: () => string
  /** What visitors and staff get by it. */
  text: () => string
  /** The smallest preset that has it. */
  from: Preset
  /** The parts that it cannot be without, by their names. */
  needs?: readonly string[]
}

/** Checks a part. */
export const definePart = (part: Part): Part => part

/** A feature with its part, or with the name of the part that it belongs to; without, it is always used. */
export type OfPart = { part?: Part | string | undefined }

/** The name of the part that a feature belongs to. */
export const partOf = ({ part }: OfPart): string | undefined => (typeof part === 'object' ? part.name : part)

/** Whether the agency uses it now. */
export const isInUse = (feature: OfPart): boolean => isUsed(partOf(feature))

/** Those that the agency uses now. */
export const inUse = <Feature extends OfPart>(features: readonly Feature[]): Feature[] => features.filter(isInUse)

/** The parts of these features in their order. */
export const partsOf = (features: readonly OfPart[]): Part[] =>
  features
    .flatMap(({ part }) => (typeof part === 'object' ? [part] : []))
    .toSorted((one, other) => one.place - other.place)

/** Those of these that are off where some are: what needs one that is off is off, too. */
export function offWith(parts: readonly Part[], off: ReadonlySet<string>): string[] {
  const all = new Set(off)
  for (let before = -1; before < all.size;) {
    before = all.size
    for (const { name, needs = [] } of parts) if (needs.some(need => all.has(need))) all.add(name)
  }
  return parts.flatMap(({ name }) => (all.has(name) ? [name] : []))
}

/** The parts that a preset leaves out. */
export const leftOutBy = (parts: readonly Part[], preset: Preset): string[] =>
  parts.filter(({ from }) => PRESETS.indexOf(from) > PRESETS.indexOf(preset)).map(({ name }) => name)
