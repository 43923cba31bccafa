import type { Right } from '#server/permissions.ts'

/** Something that the help page explains. */
export type HelpTask = {
  /** Unique among all; names its picture. */
  id: string
  /** Smaller ones stand before it, whichever feature they are of. */
  place: number
  title: () => string
  /** What somebody needs to do it. */
  right?: Right
  /** The screen where it begins, and its name. */
  screen: { to: string; label: () => string }
  /** What its steps call the controls: the controls' own messages, so that the names stay the same. */
  controls: Record<string, () => string>
  steps: () => string[]
  /** What its picture shows; without it there is no picture. */
  alt?: () => string
}

type Words = Record<string, () => string>

/** Checks something that the help explains, and gives `steps` the names of the controls in the language of the page. */
export function defineHelp<const Controls extends Words>(
  facts: Omit<HelpTask, 'controls' | 'steps'>,
  controls: Controls,
  steps: (names: { [Name in keyof Controls]: string }) => string[],
): HelpTask {
  const names = () =>
    Object.fromEntries(Object.entries(controls).map(([name, label]) => [name, label()])) as {
      [Name in keyof Controls]: string
    }
  return { ...facts, controls, steps: () => steps(names()) }
}
